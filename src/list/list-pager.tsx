import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from '../ui/icons';
import { SelectBox } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import { listMessages as messages } from './list.messages';
import { defaultPageSize, pageSizes } from './list-query';
import type { List } from './list-state';
import { gap, pageNumbers } from './page-numbers';

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: messages.pageSize(size) }));

/** How many items there are, how many a page shows, and the way to the other pages. */
export function ListPager<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const meta = list.loaded.value?.meta;
  const last = meta?.totalPages ?? 1;
  // The page of the rows in view; steps go on from the one that was last asked for.
  const page = list.loaded.value?.query.page ?? 1;
  const goTo = (wanted: number) => {
    list.live.page.value = Math.min(Math.max(wanted, 1), last);
  };
  const step = (by: -1 | 1, label: string): ComponentProps<'button'> => ({
    type: 'button',
    className: 'pricebook-page',
    'aria-label': label,
    'aria-disabled': page + by < 1 || page + by > last || undefined,
    onClick: () => goTo(list.query.peek().page + by),
  });
  return (
    <div className="pricebook-pager" part="footer">
      <span className="pricebook-pager-total" role="status">
        {meta === undefined ? <Skeleton width="96px" /> : messages.total(meta.totalItems)}
      </span>
      <SelectBox
        aria-label={messages.itemsPerPage}
        options={sizeOptions}
        value={String(list.live.pageSize.value ?? defaultPageSize)}
        onChange={(size) => {
          list.live.pageSize.value = Number(size);
        }}
      />
      <nav className="pricebook-pager-pages" aria-label={messages.pages(list.title)}>
        <button {...step(-1, messages.previous)}>
          <ChevronLeft />
        </button>
        {pageNumbers(page, last).map((entry, place) =>
          entry === gap ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <span key={`gap ${place}`} className="pricebook-page-gap">
              {gap}
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              className={`pricebook-page ${Math.abs(entry - page) > 1 ? 'is-far' : ''}`}
              aria-label={messages.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => goTo(entry)}
            >
              {entry}
            </button>
          ),
        )}
        <button {...step(1, messages.next)}>
          <ChevronRight />
        </button>
      </nav>
    </div>
  );
}
