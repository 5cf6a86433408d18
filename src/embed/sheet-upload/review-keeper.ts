import * as v from 'valibot';
import { type DraftPlace, dropDraft, keepDraft, offeredDraft } from '../../api/drafts';
import { onSessionEnd } from '../../api/session';
import type { OpenReview } from '../../api/upload-outcome';

const record = v.record(v.string(), v.unknown());
const keptSchema = v.pipe(
  v.object({
    fileName: v.string(),
    counts: v.object({ created: v.optional(v.number()), unchanged: v.optional(v.number()) }),
    pairs: v.pipe(v.array(v.object({ existingData: record, newData: record })), v.minLength(1)),
    leftOut: v.array(v.tuple([v.number(), v.array(v.string())])),
  }),
  v.transform(
    ({ fileName, counts, pairs, leftOut }): OpenReview => ({
      fileName,
      pairs,
      counts: { created: counts.created, unchanged: counts.unchanged },
      leftOut: new Map(leftOut.map(([index, keys]) => [index, new Set(keys)])),
    }),
  ),
);

/** Keeps an open review where the page may go away, for the same user in the same tab. */
export interface ReviewKeeper {
  /** The review that this user left open in this tab. */
  leftOpen(): OpenReview | undefined;
  /** Forgets it. */
  forget(): void;
  /** Told of every change; `undefined` when the review is over. */
  keep(review: OpenReview | undefined): void;
  /** Watches for what may end the page or the session; answers what stops it. */
  watch(): () => void;
}

/** Makes the keeper of one kind of sheet, by its name. What does not fit into the browser's storage is not kept. */
export function reviewKeeper(apiBase: string, name: string): ReviewKeeper {
  const place: DraftPlace = { apiBase, form: `upload.${name}`, record: 'review' };
  let open: OpenReview | undefined;
  const plain = () =>
    open && { ...open, leftOut: [...open.leftOut].map(([index, keys]) => [index, [...keys]] as const) };
  return {
    leftOpen: () => offeredDraft(place, keptSchema),
    forget: () => dropDraft(place),
    keep(review) {
      if (open !== undefined && review === undefined) dropDraft(place);
      open = review;
    },
    watch() {
      const hide = () => {
        const review = plain();
        if (review) keepDraft(place, review);
      };
      window.addEventListener('pagehide', hide);
      const stop = onSessionEnd(apiBase, ({ reason, session }) => {
        const review = plain();
        if (reason === 'unauthorized' && review) keepDraft(place, review, session);
        open = undefined;
      });
      return () => {
        window.removeEventListener('pagehide', hide);
        stop();
      };
    },
  };
}
