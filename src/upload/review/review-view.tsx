import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LinkButton } from '../../ui/controls/button';
import { Spinner } from '../../ui/feedback/spinner';
import { ProblemBanner } from '../choose/problem-banner';
import { Segments } from '../segments';
import type { ReviewProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { PairList } from './pair-list';
import { type Excluded, excludeAll, includeAll } from './review-choices';

export function ReviewView({ session, review: { pairs, excluded, counts } }: ReviewProps) {
  const { problem } = useUpload(session);
  const [filter, setFilter] = useState<'all' | 'flagged' | 'left-out'>('all');
  const shown = useMemo(
    () =>
      (pairs ?? []).filter(
        ({ index, flagged }) => filter === 'all' || (filter === 'flagged' ? flagged > 0 : excluded.has(index)),
      ),
    [pairs, filter, excluded],
  );
  if (pairs === undefined || counts === undefined) {
    return (
      <p className="pricebook-wrap pricebook-drop-reading" role="status">
        <Spinner /> {messages.preparingReview}
      </p>
    );
  }
  const choose = (next: Excluded) => session.actor.send({ type: 'changes.exclude', excludedFields: next });
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      <div className="pricebook-wrap pricebook-review-tools" data-no-toast="">
        <Segments
          label={messages.pairsShown}
          value={filter}
          onChange={setFilter}
          segments={[
            { value: 'all', label: messages.all, count: counts.pairs },
            { value: 'flagged', label: messages.flaggedFilter, count: counts.pairsFlagged, icon: TriangleAlert },
            { value: 'left-out', label: messages.leftOutFilter, count: counts.pairsWithExclusions },
          ]}
        />
        <LinkButton onClick={() => choose(includeAll)}>{messages.takeAll}</LinkButton>
        <LinkButton onClick={() => choose(excludeAll(pairs))}>{messages.leaveAllOut}</LinkButton>
      </div>
      <PairList key={filter} pairs={shown} kind={session.kind} excluded={excluded} onChoose={choose} />
    </>
  );
}
