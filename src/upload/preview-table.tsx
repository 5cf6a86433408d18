import { type Signal, signal, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef, useState } from 'react';
import { ListGrid } from '../list/list-grid';
import { ListPager } from '../list/list-pager';
import type { ListQuery } from '../list/list-query';
import type { List, ListLive } from '../list/list-state';
import { useList } from '../list/use-list';
import type { Filters } from '../ui/filters';
import { Inbox } from '../ui/icons';
import { StatePanel } from '../ui/state-panel';
import { previewColumns } from './preview-cells';
import type { MarkPlace, PreviewRow, RowFilter } from './reading/reading.types';
import { uploadMessages as messages } from './upload.messages';
import type { UploadSession } from './upload-session';
import type { UploadShape } from './upload-shape';

/** Rows of a preview's page at first. */
const firstPageSize = 10;

/** The preview's list, and what is looked at in it. */
export interface Preview {
  readonly list: List<PreviewRow>;
  readonly filter: RowFilter;
  readonly show: (filter: RowFilter) => void;
  /** Shows the page of a cell and puts the focus there. */
  readonly goTo: (place: MarkPlace) => void;
  /** The cell that is to have the focus as soon as it is there. */
  readonly wanted: Signal<MarkPlace | undefined>;
}

/** A list of the open file's rows, read from its Worker page by page. */
export function usePreview(session: UploadSession, shape: UploadShape): Preview {
  useSignals();
  const [live] = useState<ListLive>(() => ({
    search: signal(undefined),
    page: signal(undefined),
    pageSize: signal<number | undefined>(firstPageSize),
    filters: signal<Filters | undefined>(undefined),
    columns: signal(undefined),
  }));
  const [wanted] = useState(() => signal<MarkPlace | undefined>(undefined));
  const list = useList<PreviewRow>({
    name: `upload.${shape.name}`,
    title: messages.preview,
    columnKeys: previewColumns(shape).columns.map(({ key }) => key),
    live,
    keyOf: ({ position }) => position,
    fetchPage: async (query) => pageOf(await session.page(query.page, query.pageSize, filterOf(query)), query),
  });
  const { opened, total, checked } = session.view;
  const seen = useRef<unknown>(undefined);
  useSignalEffect(() => {
    const now = [opened.value, total.value, checked.value];
    const isFirst = seen.current === undefined;
    seen.current = now;
    // What the rows are drawn from has changed: marks, their number, or the way they are read.
    if (!isFirst && opened.value !== undefined) void list.reload().catch(() => undefined);
  });
  const show = (filter: RowFilter) => {
    live.filters.value = filter === 'all' ? undefined : { [filterKey]: [filter] };
  };
  return {
    list,
    filter: filterOf(list.query.value),
    show,
    wanted,
    goTo(place) {
      show('all');
      live.page.value = Math.floor(place.position / (live.pageSize.peek() ?? firstPageSize)) + 1;
      wanted.value = { ...place };
    },
  };
}

const filterKey = 'rows';

function filterOf({ filters }: ListQuery): RowFilter {
  const [filter] = filters[filterKey] ?? [];
  return filter === 'errors' || filter === 'notes' ? filter : 'all';
}

function pageOf(
  { rows, total }: { readonly rows: readonly PreviewRow[]; readonly total: number | undefined },
  { page, pageSize }: ListQuery,
) {
  const totalItems = total ?? (page - 1) * pageSize + rows.length;
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return { items: rows, meta: { currentPage: page, itemsPerPage: pageSize, totalItems, totalPages } };
}

interface PreviewTableProps {
  readonly preview: Preview;
  readonly session: UploadSession;
  readonly shape: UploadShape;
}

/** The rows as they were read, marks and all. */
export function PreviewTable({ preview, session, shape }: PreviewTableProps) {
  useSignals();
  const { list, wanted } = preview;
  const frame = useRef<HTMLDivElement>(null);
  const { columns, groups } = useMemo(() => previewColumns(shape), [shape]);
  useSignalEffect(() => {
    const place = wanted.value;
    const isThere = list.loaded.value?.items.some(({ position }) => position === place?.position);
    if (place === undefined || !isThere || list.loading.value !== false) return;
    const order = [...columns, ...groups.flatMap((group) => group.columns)].map(({ key }) => key);
    const row = list.loaded.value?.items.findIndex(({ position }) => position === place.position) ?? 0;
    if (frame.current) focusCell(frame.current, row, order.indexOf(place.key));
    wanted.value = undefined;
  });
  return (
    <div ref={frame} className="pricebook-upload-table">
      <ListGrid
        list={list}
        columns={columns}
        groups={groups}
        empty={<StatePanel icon={Inbox} title={messages.noRowsShown} />}
      />
      {session.view.total.value === undefined && preview.filter === 'all' ? (
        <div className="pricebook-pager">
          <span className="pricebook-pager-total" role="status">
            {messages.counting}
          </span>
        </div>
      ) : (
        <ListPager list={list} />
      )}
    </div>
  );
}

/** The grid draws only the cells in view: it is scrolled there first, and asked again when it has drawn. */
function focusCell(frame: HTMLElement, row: number, column: number): void {
  const grid = frame.querySelector<HTMLElement>('.pricebook-grid');
  const cellAt = () =>
    grid?.querySelectorAll('.rdg-row')[row]?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`);
  grid?.scrollTo({ left: Math.max(0, (column - 3) * 88) });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const cell = cellAt();
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      cell?.focus();
    }),
  );
}
