import { useSignalEffect } from '@preact/signals-react';
import { type ComponentType, useState } from 'react';
import { loadChunk } from '../ui/feedback/load-chunk';
import { useIsPrinting } from '../ui/use-is-printing';
import type { PrintedPageProps } from './printed-page';

/** The printed rows. Their code is loaded after the first rows, because a page cannot wait for it when it is printed. */
export function ListPrintTable<Row>(props: PrintedPageProps<Row>) {
  const { list } = props;
  const [Page, setPage] = useState<ComponentType<PrintedPageProps<Row>>>();
  const isPrinting = useIsPrinting();
  useSignalEffect(() => {
    if (!list.hasPaintedRows.value) return;
    loadChunk('print', async () => (await import('./printed-page')).PrintedPage).then(
      (page) => setPage(() => page),
      // Without this code, the page is printed as it looks.
      () => {},
    );
  });
  return isPrinting && Page && <Page {...props} />;
}
