import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight } from '../ui/icons';
import { SelectBox } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import { listMessages as messages } from './list.messages';
import { pageSizes } from './list-query';
import type { List } from './list-state';
import { gap, pageNumbers } from './page-numbers';

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: messages.pageSize(size) }));

/** How many items there are, how many a page shows, and the way to the other pages. */
export function ListPager<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const meta = list.loaded.value?.meta;
  const { page, pageSize } = list.query.value;
  const last = meta?.totalPages ?? 1;
  const to = (wanted: number, label: string): ComponentProps<'button'> => ({
    type: 'button',
    'aria-label': label,
    'aria-current': wanted === page ? 'page' : undefined,
    'aria-disabled': wanted < 1 || wanted > last || undefined,
    onClick: () => {
      list.live.page.value = Math.min(Math.max(wanted, 1), last);
    },
  });
  return (
    <div className="pricebook-pager" part="footer">
      <span className="pricebook-pager-total" role="status">
        {meta === undefined ? <Skeleton width="96px" /> : messages.total(meta.totalItems)}
      </span>
      <SelectBox
        aria-label={messages.itemsPerPage}
        options={sizeOptions}
        value={String(pageSize)}
        onChange={(size) => {
          list.live.pageSize.value = Number(size);
        }}
      />
      <nav className="pricebook-pager-pages" aria-label={messages.pages}>
        <button className="pricebook-page" {...to(page - 1, messages.previous)}>
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
              className={`pricebook-page ${Math.abs(entry - page) > 1 ? 'is-far' : ''}`}
              {...to(entry, messages.page(entry))}
            >
              {entry}
            </button>
          ),
        )}
        <button className="pricebook-page" {...to(page + 1, messages.next)}>
          <ChevronRight />
        </button>
      </nav>
    </div>
  );
}
