import * as v from 'valibot';
import type { DraftId } from '../../api/drafts/draft-key';
import { autosaveDraft } from '../../api/drafts/save-draft';
import { deleteDraft, loadDraft } from '../../api/drafts/stored-drafts';
import type { OpenReview } from '../../machines/upload.types';
import { reviewDraftId } from '../entry/review-draft';
import { countReview } from '../review/review-choices';
import type { UploadShape } from '../upload-shape';

const recordSchema = v.record(v.string(), v.unknown());
export const storedReviewSchema = v.pipe(
  v.object({
    fileName: v.string(),
    // Reviews that earlier versions have stored lack the number of rows.
    rows: v.optional(v.number(), 0),
    counts: v.object({ created: v.optional(v.number()), unchanged: v.optional(v.number()) }),
    pairs: v.pipe(v.array(v.object({ existingData: recordSchema, newData: recordSchema })), v.minLength(1)),
    excluded: v.array(v.tuple([v.number(), v.array(v.string())])),
    isOutcomeUnknown: v.optional(v.boolean(), false),
  }),
  v.transform(
    ({ counts: { created, unchanged }, excluded, ...review }): OpenReview => ({
      ...review,
      counts: { created, unchanged },
      excludedFields: new Map(excluded.map(([index, keys]) => [index, new Set(keys)])),
    }),
  ),
);

/** Stores an unfinished review of one kind of sheet, for the same user in the same tab. */
export function createReviewStore(apiBase: string, shape: UploadShape) {
  const draftId: DraftId = { apiBase, ...reviewDraftId(shape.name) };
  return {
    find: () => loadDraft(draftId, storedReviewSchema),
    remove: () => deleteDraft(draftId),
    /** Stores the current review when the page closes or the session ends. Returns an unsubscribe function. */
    watch: (currentReview: () => OpenReview | undefined) =>
      autosaveDraft(draftId, () => {
        const review = currentReview();
        if (review === undefined) return undefined;
        const changes = countReview(review, shape).changesIncluded;
        const { excludedFields, ...rest } = review;
        return { ...rest, changes, excluded: [...excludedFields].map(([index, keys]) => [index, [...keys]]) };
      }),
  };
}
