import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SortColumn } from 'react-data-grid';
import { derivedFromTexts } from '../../texts/define-messages';
import { adoptingRef } from '../../ui/adopt-sheets';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { LazyGrid } from '../../ui/table/lazy-grid';
import { handleTableKeys, showFullText } from '../../ui/table/table-events';
import { useDirection, useIsNarrow } from '../../ui/use-layout';
import type { UploadKind } from '../session/upload-session.types';
import { differenceColumnKey, inclusionColumnKey, type LineActions, lineColumns, type ReviewLine } from './line-cells';
import { reviewMessages as messages } from './review.messages';
import { type Excluded, inclusionOf, withPairIncluded } from './review-choices';
import css from './review-lines.css?inline';
import { orderPairs, type ReviewOrder } from './review-order';
import type { ReviewPair } from './review-pair';
import { changedColumns } from './review-sums';
import { useFocusAmong } from './use-focus-among';

interface PairLinesProps {
  readonly pairs: readonly ReviewPair[];
  readonly kind: UploadKind;
  readonly excluded: Excluded;
  readonly onChoose: (excluded: Excluded) => void;
  readonly onOpenCard: (pair: ReviewPair) => void;
}

const adoptCss = adoptingRef([css]);

const lineHeight = 24;
/** In a narrow window a price has two lines. */
const narrowLineHeight = 40;

/** A table with one line per record and a column per changed value. */
export function PairLines({ pairs, kind, excluded, onChoose, onOpenCard }: PairLinesProps) {
  const { shape } = kind;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const direction = useDirection(frame);
  const [order, setOrder] = useState<ReviewOrder>('flagged-first');
  const toggle = ({ pair, inclusion }: ReviewLine) => onChoose(withPairIncluded(excluded, pair, inclusion === 'none'));
  const actions = useLatestActions({ toggle, openCard: ({ pair }) => onOpenCard(pair) });
  const columnsWithChange = useMemo(() => changedColumns(pairs, shape), [pairs, shape]);
  const isDescribed = useMemo(() => pairs.some(({ uploadPair }) => kind.describe(uploadPair) !== ''), [pairs, kind]);
  const describedKind = isDescribed ? kind : undefined;
  const currentColumns = useMemo(
    () =>
      derivedFromTexts(() =>
        lineColumns({ shape, changedColumns: columnsWithChange, actions, order, description: describedKind, isNarrow }),
      ),
    [shape, columnsWithChange, actions, order, describedKind, isNarrow],
  );
  const ordered = useMemo(() => orderPairs(pairs, order), [pairs, order]);
  const lines = useLines(ordered, excluded);
  useFocusAmong(pairs, frame, '.rdg-row [tabindex="0"]');
  const toggleBySpace = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== ' ' || !(target instanceof HTMLElement) || target.matches('input, button')) return;
    const row = Number(target.closest('.rdg-row')?.getAttribute('aria-rowindex') ?? Number.NaN);
    // The header is row 1.
    const line = lines[row - 2];
    if (line === undefined) return;
    event.preventDefault();
    toggle(line);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles a key for the cells in it
    <div
      className={classNames('pricebook-lines pricebook-grid-frame', isNarrow && 'is-narrow')}
      ref={(element) => {
        frame.current = element;
        return adoptCss(element);
      }}
      onKeyDownCapture={handleTableKeys}
      onKeyDown={toggleBySpace}
      onPointerOver={showFullText}
    >
      <VisuallyHidden>{messages.linesHelp(lines.length)}</VisuallyHidden>
      <LazyGrid
        handle={null}
        aria-label={messages.linesLabel}
        direction={direction}
        columns={currentColumns()}
        rows={lines}
        keyOf={({ pair }) => pair.index}
        rowHeight={isNarrow ? narrowLineHeight : lineHeight}
        headerRowHeight={lineHeight + 2}
        selection={undefined}
        sortColumns={sortColumns[order]}
        onSortColumnsChange={([sorted]) => setOrder(orderOf(sorted))}
        onEdit={(line, key) => key === inclusionColumnKey && toggle(line)}
        renderers={noLines}
      />
    </div>
  );
}

const NoLines = () => <p className="pricebook-lines-none">{messages.noLines}</p>;
const noLines = { noRowsFallback: <NoLines /> };

const sortColumns: Readonly<Record<ReviewOrder, readonly SortColumn[]>> = {
  'flagged-first': [],
  'greatest-rise': [{ columnKey: differenceColumnKey, direction: 'DESC' }],
  'greatest-fall': [{ columnKey: differenceColumnKey, direction: 'ASC' }],
};

const orderOf = (sorted: SortColumn | undefined): ReviewOrder => {
  if (sorted === undefined) return 'flagged-first';
  return sorted.direction === 'DESC' ? 'greatest-rise' : 'greatest-fall';
};

/** Functions that stay the same and call the latest ones, so that the columns are made once. */
function useLatestActions(actions: LineActions): LineActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useState<LineActions>(() => ({
    toggle: (line) => latest.current.toggle(line),
    openCard: (line) => latest.current.openCard(line),
  }))[0];
}

/** The lines of the pairs. A line stays the same object until its choices change, so that the grid renders only that one. */
function useLines(pairs: readonly ReviewPair[], excluded: Excluded): readonly ReviewLine[] {
  const earlierLines = useRef(new WeakMap<ReviewPair, ReviewLine>());
  return useMemo(
    () =>
      pairs.map((pair) => {
        const excludedKeys = excluded.get(pair.index);
        const previous = earlierLines.current.get(pair);
        if (previous !== undefined && previous.excluded === excludedKeys) return previous;
        const line = { pair, excluded: excludedKeys, inclusion: inclusionOf(pair, excluded) };
        earlierLines.current.set(pair, line);
        return line;
      }),
    [pairs, excluded],
  );
}
