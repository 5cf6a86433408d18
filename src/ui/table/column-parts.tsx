import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isNarrow } from '../use-layout';
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
  /** Whether the first rows are loaded: the columns then have the stored widths. */
  readonly isReady: boolean;
  readonly onChoose: (name: string) => void;
}

/** Scrolls a part of a wide table to the frozen column, and makes it the table's tab stop. A narrow table without a choice opens at the second part. */
export function ColumnParts({ frame, grid, parts, chosen, isReady, onChoose }: ColumnPartsProps) {
  const shown = usePartInView(frame, parts);
  const show = ({ columnKey, offset }: ColumnPart) => {
    scrollTo(frame.current, offset);
    grid.current?.startAt(columnKey);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the table opens; from then on the person scrolls
  useEffect(() => {
    if (!isReady) return;
    const part = parts.find(({ name }) => name === (chosen ?? (isNarrow(frame.current) ? parts[1]?.name : undefined)));
    if (part !== undefined) show(part);
  }, [frame, isReady]);
  const choose = (part: ColumnPart) => {
    show(part);
    onChoose(part.name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for submitted controls
    <div className="pricebook-column-parts" role="group" aria-label="Columns in view">
      {parts.map((part) => (
        <button key={part.name} type="button" aria-pressed={part.name === shown} onClick={() => choose(part)}>
          {part.name}
        </button>
      ))}
    </div>
  );
}

/** Renders again only when another part comes into view, not at each step of scrolling. */
function usePartInView(frame: RefObject<HTMLElement | null>, parts: readonly ColumnPart[]): string | undefined {
  const scrolled = useRef(0);
  const subscribe = useCallback(
    (notify: () => void) => {
      const { current } = frame;
      const update = () => {
        scrolled.current = Math.abs(gridIn(current)?.scrollLeft ?? 0);
        notify();
      };
      // A scroll event does not bubble. In the capture phase the grid has not rendered yet, so that reading scrollLeft costs no
      // second layout.
      current?.addEventListener('scroll', update, true);
      return () => current?.removeEventListener('scroll', update, true);
    },
    [frame],
  );
  const partInView = () => partAt(parts, scrolled.current);
  return useSyncExternalStore(subscribe, partInView, partInView);
}

/** The name of the last part that begins at or before a position; the grid's last columns may not reach the frozen one. */
export function partAt(parts: readonly ColumnPart[], scrolled: number): string | undefined {
  return parts.findLast(({ offset }) => offset <= scrolled + 1)?.name;
}

const gridIn = (frame: Element | null) => frame?.querySelector('[role=grid]');

function scrollTo(frame: Element | null, offset: number): void {
  const grid = gridIn(frame);
  if (!grid) return;
  grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? -offset : offset;
}
