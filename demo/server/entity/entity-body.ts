import * as v from 'valibot';
import type { Entity } from '../../../src/wire/entity';
import { type Fields, fieldOf } from '../../../src/wire/field';
import type { FieldValues } from '../db/stored-fields';
import { changeEntries, nameSchema, newEntries } from '../http/field-schema';
import { wireId } from '../http/request';

/** The body that creates a record: absent fields are blank, but for the title, which is needed. */
export function newRecordBody<F extends Fields>({ fields, titleKey }: Entity<F>) {
  // SAFETY: the entries are those of the fields.
  return v.object({ ...newEntries(fields), [titleKey]: nameSchema(fieldOf(fields, titleKey)) }) as v.GenericSchema<
    unknown,
    FieldValues<F>
  >;
}

export type RecordChange<F extends Fields> = Partial<FieldValues<F>> & {
  readonly ID: number;
  readonly VERSION?: number;
};

/** The body that changes a record: absent fields keep their values. VERSION is the version that was read, if known. */
export function recordChangeBody<F extends Fields>({ fields, titleKey }: Entity<F>) {
  // SAFETY: the entries are those of the fields.
  return v.object({
    ID: wireId,
    VERSION: v.exactOptional(wireId),
    ...changeEntries(fields),
    [titleKey]: v.exactOptional(nameSchema(fieldOf(fields, titleKey))),
  }) as v.GenericSchema<unknown, RecordChange<F>>;
}
