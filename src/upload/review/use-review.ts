import { useEffect, useMemo, useState } from 'react';
import type { UploadPair } from '../../api/resources/sheet-upload';
import type { UploadSession } from '../session/upload-session.types';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { countChoices, withoutStaleChoices } from './review-choices';
import { type ReviewPair, reviewPairOf } from './review-pair';

const sliceMs = 12;

export type Review = ReturnType<typeof useReview>;

/** Returns the pairs that differ, once all are compared, and the choices for them. */
export function useReview(session: Pick<UploadSession, 'kind' | 'actor'>) {
  const context = useUpload(session);
  const pairs = useReviewPairs(context.pairs, session.kind.shape);
  const chosen = context.excludedFields;
  return useMemo(() => {
    const excluded = pairs ? withoutStaleChoices(pairs, chosen) : chosen;
    return { pairs, excluded, counts: pairs && countChoices(pairs, excluded) };
  }, [pairs, chosen]);
}

/** Compares the pairs in time slices and drops those without a change. Returns `undefined` until all are compared. */
function useReviewPairs(pairs: readonly UploadPair[], shape: UploadShape): readonly ReviewPair[] | undefined {
  const [comparison, setComparison] = useState<{
    readonly uploadPairs: readonly UploadPair[];
    readonly reviewPairs: readonly ReviewPair[];
  }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reviewPairs: ReviewPair[] = [];
    let next = 0;
    const compareSlice = () => {
      const end = performance.now() + sliceMs;
      for (; next < pairs.length && performance.now() < end; next++) {
        const pair = pairs[next];
        const reviewed = pair && reviewPairOf(pair, next, shape);
        if (reviewed && reviewed.changes.length > 0) reviewPairs.push(reviewed);
      }
      if (next < pairs.length) timer = setTimeout(compareSlice);
      else setComparison({ uploadPairs: pairs, reviewPairs });
    };
    compareSlice();
    return () => clearTimeout(timer);
  }, [pairs, shape]);
  return comparison?.uploadPairs === pairs ? comparison.reviewPairs : undefined;
}
