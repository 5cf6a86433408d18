import { useEffect, useState } from 'react';
import { createList, type List, type ListOptions } from './list-state';

/** One list for the life of a component: it reads while mounted, and again when the connection returns; its signals redraw only who reads them. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const [list] = useState(() => createList(options));
  useEffect(() => list.start(), [list]);
  useEffect(() => {
    // A failed read is shown in place of the rows.
    const readAgain = () => void list.reload().catch(() => undefined);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [list]);
  return list;
}
