import { signal } from '@preact/signals-react';
import type { Session } from '../../../src/api/session/session-record';
import { createClient } from '../../../src/api/transport/client';
import type { WidgetHost } from '../../../src/embed/widget';
import { createList, type List } from '../../../src/lists/list-state';
import type { Id } from '../../../src/wire/values';

/** The dependencies of a list without a page: a host for a back end, and a list of one record, which `read` reads again. */
export function listHost<R extends { readonly ID: Id }>(apiBase: string, record: R, read = () => record) {
  /** Messages shown to the user, as `type: message`. */
  const messages: string[] = [];
  const session = signal<Session>();
  const host: WidgetHost = {
    client: createClient({ apiBase }),
    session,
    onUnauthorized: () => undefined,
    emit: () => true,
    toast: ({ type, message }) => void messages.push(`${type}: ${message}`),
    navigate: () => undefined,
    announceReady: () => undefined,
  };
  const list: List<R> = createList({
    name: 'test',
    title: () => 'test',
    columnKeys: ['MAIN_SKU'],
    state: { search: signal(), page: signal(), pageSize: signal(), filters: signal(), columns: signal() },
    keyOf: ({ ID }) => ID,
    valueLabel: (_, value) => value,
    fetchPage: async () => ({
      items: [read()],
      meta: { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 },
    }),
  });
  return { host, session, list, messages };
}
