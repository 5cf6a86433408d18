import { useEffect, useState } from 'react';
import { createList, type List, type ListOptions } from './list-state';

/** Creates the list of a component. It loads while mounted, and reloads when the browser is online again. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const [list] = useState(() => createList(options));
  useEffect(() => list.start(), [list]);
  useEffect(() => {
    // The list shows the failure in place of the rows.
    const reload = () => void list.reload().catch(() => undefined);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [list]);
  return list;
}
