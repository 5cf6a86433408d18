import { useEffect, useState } from 'react';
import type { UploadPair } from '../../api/upload-outcome';
import type { UploadShape } from '../upload-shape';
import { type ReviewPair, reviewPair } from './review-pair';

/** How long comparing may hold the page at a time, in ms. */
const turn = 12;

/** The pairs compared, in turns so that the page stays alive; `undefined` until all are. Pairs without a change stay away. */
export function useReviewPairs(pairs: readonly UploadPair[], shape: UploadShape): readonly ReviewPair[] | undefined {
  const [compared, setCompared] = useState<{
    readonly of: readonly UploadPair[];
    readonly all: readonly ReviewPair[];
  }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const all: ReviewPair[] = [];
    let next = 0;
    const go = () => {
      const end = performance.now() + turn;
      for (; next < pairs.length && performance.now() < end; next++) {
        const pair = pairs[next];
        const reviewed = pair && reviewPair(pair, next, shape);
        if (reviewed && reviewed.changes.length > 0) all.push(reviewed);
      }
      if (next < pairs.length) timer = setTimeout(go);
      else setCompared({ of: pairs, all });
    };
    go();
    return () => clearTimeout(timer);
  }, [pairs, shape]);
  return compared?.of === pairs ? compared.all : undefined;
}
