import * as v from 'valibot';
import type { DraftPlace } from '../../api/drafts';
import type { AnyRecord, RecordKind } from './record.types';

/** Stands for the record's ID where a new one was being typed. */
const keptNew = 'new';

/** Where a draft of the record is kept; `undefined` for a new one. */
export function draftPlace<R extends AnyRecord, D>(
  apiBase: string,
  { name }: RecordKind<R, D>,
  record: R | undefined,
): DraftPlace {
  return { apiBase, form: name, record: record?.ID ?? keptNew };
}

/** Whether what is kept under this record's ID was typed for a new one. */
export const isNew = (record: string): boolean => record === keptNew;

/** What is kept: the draft, and by what title and version the record was known that it was typed against. */
export function keptSchema<R extends AnyRecord, D>({ draftSchema }: RecordKind<R, D>) {
  return v.object({
    draft: draftSchema,
    title: v.string(),
    version: v.optional(v.union([v.string(), v.number()])),
  });
}
