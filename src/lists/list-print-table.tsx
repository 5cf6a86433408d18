import { useSignalEffect } from '@preact/signals-react';
import { type ComponentType, useState } from 'react';
import { loadChunk } from '../ui/feedback/load-chunk';
import type { TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { useIsPrinting } from '../ui/use-is-printing';
import type { List } from './list-state';

export interface ListPrintTableProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups: readonly TableColumnGroup<Row>[];
}

/** The printed rows. Their code is loaded after the first rows, because a page cannot wait for it when it is printed. */
export function ListPrintTable<Row>(props: ListPrintTableProps<Row>) {
  const { list } = props;
  const [Page, setPage] = useState<ComponentType<ListPrintTableProps<Row>>>();
  const isPrinting = useIsPrinting();
  useSignalEffect(() => {
    if (list.loaded.value === undefined) return;
    loadChunk('print', async () => (await import('./printed-page')).PrintedPage).then(
      (page) => setPage(() => page),
      // The page then prints as it looks.
      () => {},
    );
  });
  return isPrinting && Page && <Page {...props} />;
}
