import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { uiMessages } from '../ui.messages';

export const gap = '…';

/** At most seven entries, so that the width of the pager hardly changes. */
export function pageNumbers(current: number, total: number): readonly (number | typeof gap)[] {
  if (total <= 7) return integersBetween(1, total);
  if (current <= 4) return [...integersBetween(1, 5), gap, total];
  if (current >= total - 3) return [1, gap, ...integersBetween(total - 4, total)];
  return [1, gap, ...integersBetween(current - 1, current + 1), gap, total];
}

function integersBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

interface PageNavProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onGoTo: (page: number) => void;
  /** Moves relative to the last requested page, which may still be loading. */
  readonly onStep: (offset: -1 | 1) => void;
}

export function PageNav({ label, page, pages, onGoTo, onStep }: PageNavProps) {
  const stepButtonProps = (offset: -1 | 1, name: string): ComponentProps<'button'> => ({
    type: 'button',
    className: 'pricebook-page',
    'aria-label': name,
    'aria-disabled': page + offset < 1 || page + offset > pages || undefined,
    onClick: () => onStep(offset),
  });
  const numbers = pageNumbers(page, pages);
  /** Whether a narrow list hides the number: it is neither the first, the last, nor next to the current one. */
  const isFar = (entry: number) =>
    numbers.includes(gap) && Math.abs(entry - page) > 1 && entry !== 1 && entry !== pages;
  return (
    <nav className="pricebook-pager-pages" aria-label={label}>
      <button {...stepButtonProps(-1, uiMessages.pages.previous)}>
        <ChevronLeft />
      </button>
      {numbers.map((entry, index) =>
        entry === gap ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap ${index}`} className="pricebook-page-gap">
            {gap}
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={`pricebook-page ${isFar(entry) ? 'is-far' : ''}`}
            aria-label={uiMessages.pages.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onGoTo(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <button {...stepButtonProps(1, uiMessages.pages.next)}>
        <ChevronRight />
      </button>
    </nav>
  );
}
