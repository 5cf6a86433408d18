import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import type { UploadKind } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { PairCard } from './pair-card';
import { reviewMessages } from './review.messages';
import type { Excluded } from './review-choices';
import type { ReviewPair } from './review-pair';
import { useFocusAmong } from './use-focus-among';

const estimatedHeight = 190;

/** By how many cards a key moves; `moveTo` limits it to the first and last one. */
const cardSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface PairListProps {
  readonly pairs: readonly ReviewPair[];
  readonly kind: UploadKind;
  readonly excluded: Excluded;
  /** Index of the card to show and focus first. */
  readonly startIndex?: number | undefined;
  readonly onChoose: (excluded: Excluded) => void;
}

/** A virtualised list with a roving tabindex: arrow keys move between cards and between the controls of a card. */
export function PairList({ pairs, startIndex, ...card }: PairListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState(0);
  /** Height of the tools above the cards, which stay in view. */
  const [toolsHeight, setToolsHeight] = useState(0);
  const [activeIndex, setActiveIndex] = useState(startIndex ?? 0);
  const shouldFocus = useRef(startIndex !== undefined);
  const currentIndex = Math.min(activeIndex, pairs.length - 1);
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>('.pricebook-dialog-body') ?? null;
    setScroller(body);
    setToolsHeight(body?.querySelector<HTMLElement>('.pricebook-review-tools')?.offsetHeight ?? 0);
    if (body && list.current) setOffset(list.current.offsetTop - body.offsetTop);
  }, []);
  const virtualizer = useVirtualizer({
    count: pairs.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => pairs[index]?.index ?? index,
    estimateSize: () => estimatedHeight,
    gap: 12,
    overscan: 3,
    scrollMargin: offset,
    scrollPaddingStart: toolsHeight,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the scrolling element is known
  useEffect(() => {
    if (startIndex !== undefined && scroller) virtualizer.scrollToIndex(startIndex, { align: 'start' });
  }, [scroller]);
  const items = virtualizer.getVirtualItems();
  const isRendered = items.some(({ index }) => index === currentIndex);
  useEffect(() => {
    if (!shouldFocus.current || !isRendered) return;
    shouldFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-index="${currentIndex}"] input`)?.focus({ preventScroll: true });
  }, [currentIndex, isRendered]);

  useFocusAmong(pairs, list, `[data-index="${currentIndex}"] input`);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, pairs.length - 1));
    if (next === currentIndex) return;
    shouldFocus.current = true;
    setActiveIndex(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = cardSteps[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      moveTo(currentIndex + steps);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (moveWithin(event.currentTarget, event.target, event.key === forward ? 1 : -1)) event.preventDefault();
    }
  };
  return (
    <div
      ref={list}
      className="pricebook-pairs"
      style={pairs.length > 0 ? { blockSize: virtualizer.getTotalSize() } : undefined}
    >
      {pairs.length === 0 && <p className="pricebook-muted">{reviewMessages.noLines}</p>}
      <VisuallyHidden id="pricebook-review-keys">{messages.keyboardHelp}</VisuallyHidden>
      {items.map(({ index, key, start }) => {
        const pair = pairs[index];
        if (pair === undefined) return null;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that its controls do not use
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="pricebook-pair-place"
            style={{ transform: `translateY(${start - offset}px)` }}
            onFocus={() => setActiveIndex(index)}
            onKeyDown={keyDown}
          >
            <PairCard {...card} pair={pair} isActive={index === currentIndex} />
          </div>
        );
      })}
    </div>
  );
}

/** Focuses the next or previous control of the card; `false` when there is none. */
function moveWithin(card: HTMLElement, from: EventTarget, by: 1 | -1): boolean {
  const controls: readonly EventTarget[] = [...card.querySelectorAll<HTMLElement>('input, summary')];
  const controlIndex = controls.indexOf(from);
  const next = controls[controlIndex + by];
  if (controlIndex === -1 || !(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}
