import * as v from 'valibot';
import { deleteDraft, loadDraft } from '../../api/drafts/stored-drafts';

/** The draft in which the review of an area's upload waits for confirmation. */
export const reviewDraftId = (area: string) => ({ form: `upload.${area}`, record: 'review' }) as const;

const waitingReviewSchema = v.object({
  fileName: v.string(),
  /** Changes that are not left out. Reviews stored by earlier versions have none. */
  changes: v.optional(v.number()),
  isOutcomeUnknown: v.optional(v.boolean(), false),
});

export type WaitingReview = v.InferOutput<typeof waitingReviewSchema>;

export const findReview = (apiBase: string, area: string): WaitingReview | undefined =>
  loadDraft({ apiBase, ...reviewDraftId(area) }, waitingReviewSchema);

export const discardReview = (apiBase: string, area: string): void => deleteDraft({ apiBase, ...reviewDraftId(area) });
