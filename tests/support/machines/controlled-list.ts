import { signal } from '@preact/signals-react';
import type { ListPage, ListQuery } from '../../../src/lists/list-query';
import { createList, type ListOptions, type ListState } from '../../../src/lists/list-state';

interface Asked {
  readonly query: ListQuery;
  readonly respond: (page: ListPage<string>) => void;
  readonly fail: (error: Error) => void;
}

/** A list whose requests the test resolves or rejects, in any order. */
export function controlledList(
  start: Partial<Record<keyof ListState, unknown>> = {},
  options: Pick<ListOptions<string>, 'status'> = {},
) {
  const state: ListState = {
    search: signal(),
    page: signal(),
    pageSize: signal(),
    filters: signal(),
    columns: signal(),
  };
  for (const [key, value] of Object.entries(start)) Object.assign(state, { [key]: signal(value) });
  const asked: Asked[] = [];
  const list = createList<string>({
    ...options,
    name: 'orders',
    title: () => 'orders',
    columnKeys: ['ID', 'NAME'],
    state,
    keyOf: (row) => row,
    valueLabel: (_, value) => value,
    fetchPage: (query) => new Promise((respond, fail) => asked.push({ query, respond, fail })),
  });
  const at = (index: number): Asked => {
    const request = asked.at(index);
    if (request === undefined) throw new Error(`There is no request ${index}`);
    return request;
  };
  return { list, state, asked, at };
}
