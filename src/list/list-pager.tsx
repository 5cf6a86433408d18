import { useSignals } from '@preact/signals-react/runtime';
import { ChevronLeft, ChevronRight } from '../ui/icons';
import { SelectBox } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import { listMessages as messages } from './list.messages';
import { pageSizes } from './list-query';
import type { List } from './list-state';
import { gap, pageNumbers } from './page-numbers';

/** How many items there are, how many a page shows, and the way to the other pages. */
export function ListPager<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const meta = list.loaded.value?.meta;
  const { page, pageSize } = list.query.value;
  const last = meta?.totalPages ?? 1;
  const goTo = (wanted: number) => {
    list.live.page.value = Math.min(Math.max(wanted, 1), last);
  };
  return (
    <div className="pricebook-pager" part="footer">
      <span className="pricebook-pager-total" role="status">
        {meta === undefined ? <Skeleton width="96px" /> : messages.total(meta.totalItems)}
      </span>
      <SelectBox
        aria-label={messages.itemsPerPage}
        options={pageSizes.map((size) => ({ value: String(size), label: messages.pageSize(size) }))}
        value={String(pageSize)}
        onChange={(size) => {
          list.live.pageSize.value = Number(size);
        }}
      />
      <nav className="pricebook-pager-pages" aria-label={messages.pages}>
        <button
          type="button"
          className="pricebook-page"
          aria-label={messages.previous}
          aria-disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        >
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
        <button
          type="button"
          className="pricebook-page"
          aria-label={messages.next}
          aria-disabled={page >= last}
          onClick={() => goTo(page + 1)}
        >
          <ChevronRight />
        </button>
      </nav>
    </div>
  );
}
