import { LayoutList, Rows3, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LinkButton } from '../../ui/controls/button';
import { Spinner } from '../../ui/feedback/spinner';
import { ProblemBanner } from '../choose/problem-banner';
import { Segments } from '../segments';
import type { ReviewProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { PairLines } from './pair-lines';
import { PairList } from './pair-list';
import { reviewMessages } from './review.messages';
import { type Excluded, everythingExcluded, nothingExcluded } from './review-choices';
import { hasManyRecords } from './review-order';
import type { ReviewPair } from './review-pair';
import { ReviewSums } from './review-sums-line';

export function ReviewView({ session, review: { pairs, excluded, counts } }: ReviewProps) {
  const { problem } = useUpload(session);
  const [filter, setFilter] = useState<'all' | 'flagged' | 'left-out'>('all');
  const [chosenView, setChosenView] = useState<'lines' | 'cards'>();
  /** The record that was opened from its line. */
  const [openedPair, setOpenedPair] = useState<ReviewPair>();
  // `undefined` with another filter, so that a choice does not change the filtered pairs, whose lines would be sorted again.
  const excludedForFilter = filter === 'left-out' ? excluded : undefined;
  const filteredPairs = useMemo(() => {
    if (excludedForFilter) return pairs?.filter(({ index }) => excludedForFilter.has(index)) ?? [];
    return (filter === 'flagged' ? pairs?.filter(({ flaggedCount }) => flaggedCount > 0) : pairs) ?? [];
  }, [pairs, filter, excludedForFilter]);
  if (pairs === undefined || counts === undefined) {
    return (
      <p className="pricebook-wrap pricebook-drop-reading" role="status">
        <Spinner /> {messages.preparingReview}
      </p>
    );
  }
  const { shape } = session.kind;
  const view = chosenView ?? (hasManyRecords(pairs) ? 'lines' : 'cards');
  const changeView = (next: 'lines' | 'cards', pairToOpen?: ReviewPair) => {
    setChosenView(next);
    setOpenedPair(pairToOpen);
  };
  const choose = (next: Excluded) => session.actor.send({ type: 'changes.exclude', excludedFields: next });
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      <div className="pricebook-wrap pricebook-review-tools" data-no-toast="">
        <Segments
          label={messages.pairsShown}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            // The focus stays on the filter, and another filter may not have the record.
            setOpenedPair(undefined);
          }}
          segments={[
            { value: 'all', label: messages.all, count: counts.pairs },
            { value: 'flagged', label: messages.flaggedFilter, count: counts.pairsFlagged, icon: TriangleAlert },
            { value: 'left-out', label: messages.leftOutFilter, count: counts.pairsWithExclusions },
          ]}
        />
        <Segments
          label={reviewMessages.view}
          value={view}
          onChange={(next) => changeView(next)}
          segments={[
            { value: 'lines', label: reviewMessages.lines, icon: Rows3 },
            { value: 'cards', label: reviewMessages.cards, icon: LayoutList },
          ]}
        />
        <LinkButton onClick={() => choose(nothingExcluded)}>{messages.takeAll}</LinkButton>
        <LinkButton onClick={() => choose(everythingExcluded(pairs))}>{messages.leaveAllOut}</LinkButton>
      </div>
      <ReviewSums pairs={pairs} excluded={excluded} shape={shape} />
      {view === 'lines' ? (
        <PairLines
          pairs={filteredPairs}
          kind={session.kind}
          excluded={excluded}
          onChoose={choose}
          onOpenCard={(pair) => changeView('cards', pair)}
        />
      ) : (
        <PairList
          key={filter}
          pairs={filteredPairs}
          kind={session.kind}
          excluded={excluded}
          startIndex={openedPair && filteredPairs.indexOf(openedPair)}
          onChoose={choose}
        />
      )}
    </>
  );
}
