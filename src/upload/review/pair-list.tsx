import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UploadPair } from '../../api/upload-outcome';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { type PairActions, PairCard } from './pair-card';
import type { LeftOut } from './review-choices';
import type { ReviewPair } from './review-pair';

/** Height of a card with one line of changes, in px: near enough until it is measured. */
const usualHeight = 190;

interface PairListProps {
  readonly pairs: readonly ReviewPair[];
  readonly shape: UploadShape;
  readonly leftOut: LeftOut;
  readonly describe: (pair: UploadPair) => string;
  readonly actions: PairActions;
}

/**
 * The cards, of which only those in view are in the page. Tab goes through the controls of one card; arrows go from card
 * to card, and within a card from control to control.
 */
export function PairList({ pairs, shape, leftOut, describe, actions }: PairListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState(0);
  const [active, setActive] = useState(0);
  const focusWanted = useRef(false);
  const current = Math.min(active, pairs.length - 1);
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>('.pricebook-dialog-body') ?? null;
    setScroller(body);
    if (body && list.current) setAbove(list.current.offsetTop - body.offsetTop);
  }, []);
  const virtualizer = useVirtualizer({
    count: pairs.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => pairs[index]?.index ?? index,
    estimateSize: () => usualHeight,
    gap: 12,
    overscan: 3,
    scrollMargin: above,
  });
  const items = virtualizer.getVirtualItems();
  const isThere = items.some(({ index }) => index === current);
  useEffect(() => {
    if (!focusWanted.current || !isThere) return;
    focusWanted.current = false;
    list.current?.querySelector<HTMLElement>(`[data-index="${current}"] input`)?.focus({ preventScroll: true });
  }, [current, isThere]);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, pairs.length - 1));
    if (next === current) return;
    focusWanted.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + 5,
      PageUp: current - 5,
      Home: 0,
      End: pairs.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(step);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (moveWithin(event.currentTarget, event.target, event.key === onward ? 1 : -1)) event.preventDefault();
    }
  };
  return (
    <div ref={list} className="pricebook-pairs" style={{ blockSize: virtualizer.getTotalSize() }}>
      <VisuallyHidden id="pricebook-review-keys">{messages.keys}</VisuallyHidden>
      {items.map(({ index, key, start }) => {
        const pair = pairs[index];
        if (pair === undefined) return null;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls do not use
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="pricebook-pair-place"
            style={{ transform: `translateY(${start - above}px)` }}
            onFocus={() => setActive(index)}
            onKeyDown={keyDown}
          >
            <PairCard
              pair={pair}
              shape={shape}
              description={describe(pair.pair)}
              leftOut={leftOut}
              isActive={index === current}
              actions={actions}
            />
          </div>
        );
      })}
    </div>
  );
}

/** From a card's control to the next or last; whether there was one. */
function moveWithin(card: HTMLElement, from: EventTarget, by: 1 | -1): boolean {
  const controls: readonly EventTarget[] = [...card.querySelectorAll<HTMLElement>('input, summary')];
  const at = controls.indexOf(from);
  const next = controls[at + by];
  if (at === -1 || !(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}
