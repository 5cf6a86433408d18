import * as v from 'valibot';
import type { DraftId } from '../api/drafts/drafts';
import type { AnyRecord, RecordKind } from './record.types';

/** Key of a new record's draft, instead of an ID. */
const keptNew = 'new';

/** The draft key of a record; `undefined` for a new one. */
export function draftPlace<R extends AnyRecord, D>(
  apiBase: string,
  { name }: RecordKind<R, D>,
  record: R | undefined,
): DraftId {
  return { apiBase, form: name, record: record?.ID ?? keptNew };
}

/** Whether the draft under this key belongs to a new record. */
export const isNewRecord = (record: string): boolean => record === keptNew;

/** A stored draft, with title and version of its base record. */
export function storedDraftSchema<R extends AnyRecord, D>({ draftSchema }: RecordKind<R, D>) {
  return v.object({
    draft: draftSchema,
    title: v.string(),
    version: v.optional(v.union([v.string(), v.number()])),
    /** Wire names of the fields whose values were unknown. */
    unread: v.optional(v.array(v.string()), []),
  });
}
