import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from './icons';
import { gap, pageNumbers } from './page-numbers';

interface PageNavProps {
  /** Its name, for screen readers. */
  readonly label: string;
  /** The page in view, from 1. */
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Goes on from the page that was last asked for, which need not be in view yet. */
  readonly onStep: (by: -1 | 1) => void;
}

/** The way from page to page: the first, the last, the neighbours, and a step back or on. */
export function PageNav({ label, page, pages, onPage, onStep }: PageNavProps) {
  const step = (by: -1 | 1, name: string): ComponentProps<'button'> => ({
    type: 'button',
    className: 'pricebook-page',
    'aria-label': name,
    'aria-disabled': page + by < 1 || page + by > pages || undefined,
    onClick: () => onStep(by),
  });
  const numbers = pageNumbers(page, pages);
  /** Neither an end nor beside the page in view: left out where there is little room. */
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
            onClick={() => onPage(entry)}
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
