import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { ListQuery } from '../../lists/list-query';
import type { ListState } from '../../lists/list-state';
import { useList } from '../../lists/use-list';
import type { CellPlace } from '../../machines/reading.types';
import type { Filters } from '../../ui/table/filters';
import type { PreviewRow } from '../reading/check-rows';
import type { Reading, RowFilter } from '../reading/reading';
import type { UploadSession } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { previewColumns } from './preview-cells';

const firstPageSize = 10;
const filterKey = 'rows';

export type Preview = ReturnType<typeof usePreview>;

export function usePreview(session: UploadSession) {
  useSignals();
  const { shape } = session.kind;
  const [state] = useState<ListState>(() => ({
    search: signal(undefined),
    page: signal(undefined),
    pageSize: signal<number | undefined>(firstPageSize),
    filters: signal<Filters | undefined>(undefined),
    columns: signal(undefined),
  }));
  const [pendingFocus] = useState(() => signal<CellPlace | undefined>(undefined));
  const list = useList<PreviewRow>({
    name: `upload.${shape.name}`,
    title: () => messages.preview,
    columnKeys: previewColumns(shape).columns.map(({ key }) => key),
    isCompact: true,
    valueLabel: (_, value) => value,
    state,
    keyOf: ({ position }) => position,
    fetchPage: async (query) =>
      listPage(await session.readingOfOpenFile().page(query.page, query.pageSize, filterOf(query)), query),
  });
  const { opened, checked, total } = useUpload(session);
  const lastLoadedFile = useRef([opened, total, checked]);
  const shownSheet = useRef(opened?.sheet);
  useEffect(() => {
    if (opened !== undefined && opened.sheet !== shownSheet.current) {
      shownSheet.current = opened.sheet;
      // The errors of the sheet before are not those of this one, which may have none.
      state.filters.value = undefined;
      state.page.value = 1;
    }
  }, [state, opened]);
  useEffect(() => {
    const file = [opened, total, checked];
    const isChanged = file.some((value, index) => value !== lastLoadedFile.current[index]);
    lastLoadedFile.current = file;
    // Not on mount, when the list loads its first page itself.
    if (isChanged && opened) void list.reload().catch(() => undefined);
  }, [list, opened, total, checked]);
  const filterRows = (filter: RowFilter) => {
    state.filters.value = filter === 'all' ? undefined : { [filterKey]: [filter] };
  };
  return {
    list,
    filter: filterOf(list.query.value),
    filterRows,
    /** The cell to focus once it is rendered. */
    pendingFocus,
    goTo(place: CellPlace) {
      filterRows('all');
      state.page.value = Math.floor(place.position / (state.pageSize.peek() ?? firstPageSize)) + 1;
      // A copy, so that the signal changes even while the same place is still pending.
      pendingFocus.value = { ...place };
    },
  };
}

function filterOf({ filters }: ListQuery): RowFilter {
  const [filter] = filters[filterKey] ?? [];
  return filter === 'errors' || filter === 'notes' || filter === 'excluded' ? filter : 'all';
}

function listPage({ rows, total }: Awaited<ReturnType<Reading['page']>>, { page, pageSize }: ListQuery) {
  const totalItems = total ?? (page - 1) * pageSize + rows.length;
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  return { items: rows, meta: { currentPage: page, itemsPerPage: pageSize, totalItems, totalPages } };
}
