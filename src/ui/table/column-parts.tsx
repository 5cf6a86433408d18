import { type RefObject, useEffect, useState } from 'react';
import { isNarrow } from '../use-layout';

/** Delay after the last scroll event before the part in view is reported, in ms. */
const scrollDebounceMs = 100;

export interface ColumnPart {
  readonly name: string;
  /** Width of the scrolling columns before it, in px. */
  readonly offset: number;
}

interface ColumnPartsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly parts: readonly ColumnPart[];
  /** The part that the user chose last; `undefined` before the first choice. */
  readonly chosen: string | undefined;
  /** Whether the first rows are loaded: the columns then have the stored widths. */
  readonly isReady: boolean;
  readonly onChoose: (name: string) => void;
}

/** Scrolls a part of a wide table to the frozen column. A narrow table without a choice opens at the second part. */
export function ColumnParts({ frame, parts, chosen, isReady, onChoose }: ColumnPartsProps) {
  const [scrolled, setScrolled] = useState(0);
  const show = ({ offset }: ColumnPart) => {
    scrollTo(frame.current, offset);
    setScrolled(offset);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the table opens; from then on the person scrolls
  useEffect(() => {
    if (!isReady) return;
    const { current } = frame;
    const part = parts.find(({ name }) => name === (chosen ?? (isNarrow(current) ? parts[1]?.name : undefined)));
    if (part !== undefined) show(part);
  }, [frame, isReady]);
  useEffect(() => {
    const { current } = frame;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not during scrolling: reading the position while rows are rendered would cause a second layout.
    const updateScrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setScrolled(Math.abs(gridIn(current)?.scrollLeft ?? 0)), scrollDebounceMs);
    };
    // A scroll event does not bubble.
    current?.addEventListener('scroll', updateScrolled, true);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('scroll', updateScrolled, true);
    };
  }, [frame]);
  const shown = partAt(parts, scrolled);
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
