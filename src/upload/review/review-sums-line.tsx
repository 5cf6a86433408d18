import { useMemo } from 'react';
import { derivedFromTexts } from '../../texts/define-messages';
import type { UploadShape } from '../upload-shape';
import { reviewMessages as messages } from './review.messages';
import type { Excluded } from './review-choices';
import type { ReviewPair } from './review-pair';
import { type GroupSum, sumByGroup } from './review-sums';

interface ReviewSumsProps {
  readonly pairs: readonly ReviewPair[];
  readonly excluded: Excluded;
  readonly shape: UploadShape;
}

/** The included changes, summed up by group, such as 'AUD +3.0 % × 239'. */
export function ReviewSums({ pairs, excluded, shape }: ReviewSumsProps) {
  const currentSums = useMemo(
    () => derivedFromTexts(() => sumByGroup(pairs, excluded, shape)),
    [pairs, excluded, shape],
  );
  const sums = currentSums();
  if (sums.length === 0) return null;
  return (
    <ul className="pricebook-wrap pricebook-review-sums" aria-label={messages.sums}>
      {sums.map((sum) => (
        <li key={sum.name}>
          <b>{sum.name}</b> {textOf(sum)}
        </li>
      ))}
    </ul>
  );
}

const textOf = ({ percents, others }: GroupSum): string =>
  [
    ...(percents === undefined ? [] : [messages.percents(percents)]),
    ...others.map(({ kind, changes }) => messages.others(kind, changes)),
  ].join(' · ');
