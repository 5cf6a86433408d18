import { useMemo, useState } from 'react';
import type { UploadPair, UploadProblem } from '../../api/upload-outcome';
import { TriangleAlert } from '../../ui/icons';
import { Spinner } from '../../ui/spinner';
import { ProblemBanner } from '../choose-view';
import { Segments } from '../segments';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import type { PairActions } from './pair-card';
import { PairList } from './pair-list';
import { countChoices, type LeftOut, leaveAllOut, takeAll, withChange, withPair } from './review-choices';
import type { ReviewPair } from './review-pair';

interface ReviewViewProps {
  /** `undefined` while they are being compared. */
  readonly pairs: readonly ReviewPair[] | undefined;
  readonly shape: UploadShape;
  readonly leftOut: LeftOut;
  readonly describe: (pair: UploadPair) => string;
  readonly problem: UploadProblem | undefined;
  readonly onChoose: (leftOut: LeftOut) => void;
}

/** All pairs, to take or to leave out. */
export function ReviewView({ pairs, shape, leftOut, describe, problem, onChoose }: ReviewViewProps) {
  const [filter, setFilter] = useState<'all' | 'called-out' | 'left-out'>('all');
  const shown = useMemo(
    () =>
      (pairs ?? []).filter(
        ({ index, calledOut }) => filter === 'all' || (filter === 'called-out' ? calledOut > 0 : leftOut.has(index)),
      ),
    [pairs, filter, leftOut],
  );
  if (pairs === undefined) {
    return (
      <p className="pricebook-drop-reading" role="status">
        <Spinner /> {messages.preparingReview}
      </p>
    );
  }
  const counts = countChoices(pairs, leftOut);
  const actions: PairActions = {
    onPair: (pair, take) => onChoose(withPair(leftOut, pair, take)),
    onChange: (pair, change, take) => onChoose(withChange(leftOut, pair, change, take)),
  };
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      <div className="pricebook-review-tools">
        <Segments
          label={messages.pairsShown}
          value={filter}
          onChange={setFilter}
          segments={[
            { value: 'all', label: messages.all, count: counts.pairs.toLocaleString('en') },
            {
              value: 'called-out',
              label: messages.calledOutFilter,
              count: counts.pairsCalledOut.toLocaleString('en'),
              icon: TriangleAlert,
            },
            { value: 'left-out', label: messages.leftOutFilter, count: counts.pairsLeftOut.toLocaleString('en') },
          ]}
        />
        <button type="button" className="pricebook-link" onClick={() => onChoose(takeAll)}>
          {messages.takeAll}
        </button>
        <button type="button" className="pricebook-link" onClick={() => onChoose(leaveAllOut(pairs))}>
          {messages.leaveAllOut}
        </button>
      </div>
      <PairList key={filter} pairs={shown} shape={shape} leftOut={leftOut} describe={describe} actions={actions} />
    </>
  );
}
