import { useEffect, useState } from 'react';
import { loadGrid } from '../ui/table/lazy-grid';
import { createList, type List, type ListOptions } from './list-state';

/** Creates the list of a component. It loads while mounted, and reloads when the browser is online again. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  // The rows are requested while the grid's code loads, and count as loaded once both are there.
  const fetchPage: typeof options.fetchPage = async (query) =>
    (await Promise.all([options.fetchPage(query), loadGrid()]))[0];
  const [list] = useState(() => createList({ ...options, fetchPage }));
  useEffect(() => list.start(), [list]);
  useEffect(() => {
    // The list shows the failure in place of the rows.
    const reload = () => void list.reload().catch(() => undefined);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [list]);
  return list;
}
