import { useEffect, useState } from 'react';
import { createList, type List, type ListOptions } from './list-state';

/** A list that reads while the component is mounted, and again when the connection returns. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const [list] = useState(() => createList(options));
  useEffect(() => list.start(), [list]);
  useEffect(() => {
    // The list shows the failure in place of the rows.
    const readAgain = () => void list.reload().catch(() => undefined);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [list]);
  return list;
}
