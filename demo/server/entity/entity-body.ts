import * as v from 'valibot';
import type { Entity } from '../../../src/wire/entity';
import { type Field, type Fields, mapFields } from '../../../src/wire/field';
import { blankValue, type FieldValues } from '../db/stored-fields';
import { nameSchema, strictSchema } from '../http/field-schema';
import { wireId } from '../http/request';

/** The body that creates a record: the title is needed, other absent fields are blank. */
export function newRecordBody<F extends Fields>({ fields, titleKey }: Entity<F>) {
  const entryOf = (key: string, field: Field) =>
    key === titleKey ? nameSchema(field) : v.optional(strictSchema(field), blankValue(field));
  // SAFETY: each schema returns the stored form of its field.
  return v.object(mapFields(fields, entryOf)) as unknown as v.GenericSchema<unknown, FieldValues<F>>;
}

export type RecordChange<F extends Fields> = Partial<FieldValues<F>> & {
  readonly ID: number;
  readonly VERSION?: number;
};

/** The body that changes a record: absent fields keep their values. VERSION is the version that was read, if known. */
export function recordChangeBody<F extends Fields>({ fields, titleKey }: Entity<F>) {
  const entryOf = (key: string, field: Field) =>
    v.exactOptional(key === titleKey ? nameSchema(field) : strictSchema(field));
  const entries = { ID: wireId, VERSION: v.exactOptional(wireId), ...mapFields(fields, entryOf) };
  // SAFETY: each schema returns the stored form of its field.
  return v.object(entries) as unknown as v.GenericSchema<unknown, RecordChange<F>>;
}
