import * as v from 'valibot';
import type { DraftId } from '../api/drafts/draft-key';
import type { Identity } from '../wire/field';
import type { RecordKind } from './record.types';

const newRecordKey = 'new';

export function draftIdOf<R extends Identity, D>(
  apiBase: string,
  { name }: RecordKind<R, D>,
  record: R | undefined,
): DraftId {
  return { apiBase, form: name, record: record?.ID ?? newRecordKey };
}

export const isNewRecord = (record: string): boolean => record === newRecordKey;

/** What an offer to restore a draft shows: the title of its base record, '' for a new one. */
export const draftTitleSchema = v.object({ title: v.string() });

/** Schema of a stored draft, with title and version of its base record. */
export function storedDraftSchema<R extends Identity, D>({ draftSchema }: RecordKind<R, D>) {
  return v.object({
    draft: draftSchema,
    title: v.string(),
    version: v.optional(v.union([v.string(), v.number()])),
    unknownFields: v.optional(v.array(v.string()), []),
    idempotencyKey: v.optional(v.string()),
    mayBeStored: v.optional(v.boolean(), false),
  });
}
