import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { uiMessages } from '../ui.messages';
import type { GridHandle } from './grid';

export interface ColumnPart {
  readonly name: string;
  /** Key of its first column. */
  readonly columnKey: string;
  /** Width of the scrolling columns before it, in px. */
  readonly offset: number;
}

interface ColumnPartsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<GridHandle | null>;
  readonly parts: readonly ColumnPart[];
  /** The part that the user chose last; `undefined` before the first choice. */
  readonly chosen: string | undefined;
  /** Whether the table is shown and measured. */
  readonly isReady: boolean;
  readonly onChoose: (name: string) => void;
}

/**
 * Scrolls a part of a wide table to the frozen columns, and makes it the table's tab stop. Without a choice the table opens at its
 * first group of columns.
 */
export function ColumnParts({ frame, grid, parts, chosen, isReady, onChoose }: ColumnPartsProps) {
  const shown = usePartInView(frame, parts);
  const scrollTo = useStableScroll(frame, parts);
  const first = isReady ? (parts.find(({ name }) => name === chosen) ?? parts[1]) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the table opens; from then on the person scrolls
  useLayoutEffect(() => {
    if (first) scrollTo(first.offset);
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the table opens, and after the layout effects that set the handle
  useEffect(() => {
    if (first) grid.current?.startAt(first.columnKey);
  }, [isReady]);
  const choose = (part: ColumnPart) => {
    scrollTo(part.offset);
    grid.current?.startAt(part.columnKey);
    onChoose(part.name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for submitted controls
    <div className="pricebook-column-parts" role="group" aria-label={uiMessages.table.columnsInView}>
      {parts.map((part) => (
        <button key={part.name} type="button" aria-pressed={part.name === shown} onClick={() => choose(part)}>
          {part.name}
        </button>
      ))}
    </div>
  );
}

/** The name of the part in view. Renders again only when another part comes into view, not at each step of scrolling. */
const usePartInView = (frame: RefObject<HTMLElement | null>, parts: readonly ColumnPart[]): string | undefined =>
  useScrolled(frame, (scrolled) => partAt(parts, scrolled)?.name);

/** Whether a part other than the first is in view. */
export const useIsGroupInView = (frame: RefObject<HTMLElement | null>, parts: readonly ColumnPart[]): boolean =>
  useScrolled(frame, (scrolled) => partAt(parts, scrolled)?.name !== parts[0]?.name);

/**
 * Keeps the columns in view in their place when the columns before their part become fewer, more, or wider. Returns a function that
 * scrolls to an offset.
 */
function useStableScroll(frame: RefObject<HTMLElement | null>, parts: readonly ColumnPart[]): (offset: number) => void {
  const position = useRef(0);
  const before = useRef(parts);
  const scrollTo = useCallback(
    (offset: number) => {
      // The event of this scrolling comes later than the columns may change.
      position.current = offset;
      setScrolled(frame.current, offset);
    },
    [frame],
  );
  useLayoutEffect(
    () =>
      watchScroll(frame.current, (scrolled) => {
        position.current = scrolled;
      }),
    [frame],
  );
  useLayoutEffect(() => {
    const partBefore = partAt(before.current, position.current);
    const part = parts.find(({ name }) => name === partBefore?.name);
    before.current = parts;
    if (partBefore === undefined || part === undefined || part.offset === partBefore.offset) return;
    scrollTo(position.current + part.offset - partBefore.offset);
  }, [parts, scrollTo]);
  return scrollTo;
}

/** What `read` makes of the table's scroll position in px. Renders again only when that value changes. */
function useScrolled<T>(frame: RefObject<HTMLElement | null>, read: (scrolled: number) => T): T {
  const scrolled = useRef(0);
  const subscribe = useCallback(
    (notify: () => void) =>
      watchScroll(frame.current, (position) => {
        scrolled.current = position;
        notify();
      }),
    [frame],
  );
  const snapshot = () => read(scrolled.current);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Calls `onScroll` with the table's scroll position in px. Returns a function that stops this. */
function watchScroll(frame: HTMLElement | null, onScroll: (scrolled: number) => void): () => void {
  const update = () => onScroll(Math.abs(gridIn(frame)?.scrollLeft ?? 0));
  // A scroll event does not bubble. In the capture phase the grid has not rendered yet, so that reading scrollLeft costs no second
  // layout.
  frame?.addEventListener('scroll', update, true);
  return () => frame?.removeEventListener('scroll', update, true);
}

/** The last part that begins at or before a position; the grid's last columns may not reach the frozen ones. */
export const partAt = (parts: readonly ColumnPart[], scrolled: number): ColumnPart | undefined =>
  parts.findLast(({ offset }) => offset <= scrolled + 1);

const gridIn = (frame: Element | null) => frame?.querySelector('[role=grid]');

function setScrolled(frame: Element | null, offset: number): void {
  const grid = gridIn(frame);
  if (!grid) return;
  grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? -offset : offset;
}
