import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from './icons';
import { gap, pageNumbers } from './page-numbers';

interface PageNavProps {
  /** Accessible name. */
  readonly label: string;
  /** The current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  readonly onGoTo: (page: number) => void;
  /** Relative to the last requested page, which may still be loading. */
  readonly onStep: (by: -1 | 1) => void;
}

/** Pagination: first, last, neighbouring, previous and next page. */
export function PageNav({ label, page, pages, onGoTo, onStep }: PageNavProps) {
  const step = (by: -1 | 1, name: string): ComponentProps<'button'> => ({
    type: 'button',
    className: 'pricebook-page',
    'aria-label': name,
    'aria-disabled': page + by < 1 || page + by > pages || undefined,
    onClick: () => onStep(by),
  });
  const numbers = pageNumbers(page, pages);
  /** Neither the first, the last nor a neighbour of the current page: hidden in a narrow list. */
  const isFar = (entry: number) =>
    numbers.includes(gap) && Math.abs(entry - page) > 1 && entry !== 1 && entry !== pages;
  return (
    <nav className="pricebook-pager-pages" aria-label={label}>
      <button {...step(-1, 'Previous page')}>
        <ChevronLeft />
      </button>
      {numbers.map((entry, place) =>
        entry === gap ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
          <span key={`gap ${place}`} className="pricebook-page-gap">
            {gap}
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={`pricebook-page ${isFar(entry) ? 'is-far' : ''}`}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onGoTo(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <button {...step(1, 'Next page')}>
        <ChevronRight />
      </button>
    </nav>
  );
}
