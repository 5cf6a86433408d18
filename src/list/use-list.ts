import { useEffect, useState } from 'react';
import { createList, type List, type ListOptions } from './list-state';

/** One list for the life of a component: it reads while mounted, and its signals redraw only who reads them. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const [list] = useState(() => createList(options));
  useEffect(() => list.start(), [list]);
  return list;
}
