import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/transport/errors';
import { emitError } from '../../../embed/emit';
import type { WidgetHost } from '../../../embed/widget';
import type { Page } from '../../../wire/lists';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';

interface PagesState<T> {
  readonly items: readonly T[];
  readonly step: 'loading' | 'loaded' | Error;
  readonly hasMore: boolean;
  /** The page to read next: the one after the last loaded page, or the one that failed. */
  readonly next: number;
}

export type Pages<T extends { readonly id: Id }> = ReturnType<typeof usePages<T>>;

export function usePages<T extends { readonly id: Id }>(
  host: WidgetHost,
  readPage: (page: number) => Promise<Page<T>>,
) {
  const [state, setState] = useState<PagesState<T>>({ items: [], step: 'loading', hasMore: false, next: 1 });
  const latestRead = useRef(readPage);
  const lastRequest = useRef(0);
  useEffect(() => {
    latestRead.current = readPage;
  });
  const load = useCallback(
    (page: number) => {
      lastRequest.current += 1;
      const request = lastRequest.current;
      setState((before) => ({ ...before, step: 'loading' }));
      latestRead.current(page).then(
        ({ items, meta }) => {
          if (request !== lastRequest.current) return;
          setState((before) => ({
            items: page === 1 ? items : withoutDuplicates([...before.items, ...items]),
            step: 'loaded',
            hasMore: page < meta.totalPages,
            next: page + 1,
          }));
        },
        (cause: unknown) => {
          if (request !== lastRequest.current || (cause instanceof ApiError && cause.kind === 'superseded')) return;
          const error = historyError(cause);
          setState((before) => ({ ...before, step: error, next: page }));
          emitError(host, 'history', error.message, error);
        },
      );
    },
    [host],
  );
  useEffect(() => {
    load(1);
    return () => {
      lastRequest.current += 1;
    };
  }, [load]);
  return {
    ...state,
    /** Reads the next page, or retries the failed one. */
    loadMore: () => load(state.next),
    /** Reads the first page again; the items stay until then. */
    reload: () => load(1),
  };
}

/** Statuses of a back end that does not have the call. */
const notThere: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

function historyError(cause: unknown): Error {
  if (!(cause instanceof ApiError)) return cause instanceof Error ? cause : new Error(String(cause));
  return notThere.has(cause.status) ? new ApiError('refused', messages.notKept, { status: 501, cause }) : cause;
}

/** Removes duplicates: a new entry moves the last item of a page to the next page. */
function withoutDuplicates<T extends { readonly id: Id }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
