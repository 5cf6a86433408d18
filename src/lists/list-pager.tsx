import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { defaultPageSize, pageSizes } from '../embed/attributes/list-attributes';
import { PageNav } from '../ui/controls/page-nav';
import { Skeleton } from '../ui/feedback/loading';
import { SelectBox } from '../ui/form/select';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

const sizeOptions = () => pageSizes.map((size) => ({ value: String(size), label: messages.pageSize(size) }));

export function ListPager<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const attach = useCallback(
    (element: Element | null) => {
      list.pagerElement.value = element;
    },
    [list],
  );
  const { loaded, error } = list.displayed.value;
  const { meta, query } = loaded ?? {};
  const pages = meta?.totalPages ?? 1;
  const goTo = (wanted: number) => {
    list.state.page.value = Math.min(Math.max(wanted, 1), pages);
  };
  return (
    <div ref={attach} className="pricebook-pager" part="footer">
      <span className="pricebook-pager-total" role="status">
        {/* After a failure, the total is that of an earlier list. */}
        {error === undefined && (meta === undefined ? <Skeleton width="96px" /> : messages.total(meta.totalItems))}
      </span>
      <SelectBox
        aria-label={messages.itemsPerPage}
        options={sizeOptions()}
        value={String(list.state.pageSize.value ?? defaultPageSize)}
        onChange={(size) => {
          list.state.pageSize.value = Number(size);
        }}
      />
      <PageNav
        label={messages.pages(list.title())}
        page={query?.page ?? 1}
        pages={pages}
        onGoTo={goTo}
        onStep={(by) => goTo(list.query.peek().page + by)}
      />
    </div>
  );
}
