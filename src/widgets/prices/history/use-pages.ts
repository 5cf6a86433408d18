import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/transport/errors';
import { emitError } from '../../../embed/emit';
import type { WidgetHost } from '../../../embed/widget';
import type { Page } from '../../../wire/lists';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';

/** A part of a list, and where the following one begins; `undefined` at the end of the list. */
export interface ListPart<T> {
  readonly items: readonly T[];
  readonly next: Id | undefined;
}

interface PagesState<T> {
  readonly items: readonly T[];
  readonly status: 'loading' | 'loaded' | Error;
  readonly hasMore: boolean;
  /** Where the part to read next begins: the one after the last loaded part, or the one that failed; `undefined` before the first, and after the last. */
  readonly next: Id | undefined;
}

export type Pages<T extends { readonly id: Id }> = ReturnType<typeof usePages<T>>;

/** Reads a list by page numbers. */
export const byPageNumber =
  <T>(readPage: (page: number) => Promise<Page<T>>) =>
  async (from: Id = 1): Promise<ListPart<T>> => {
    const page = Number(from);
    const { items, meta } = await readPage(page);
    return { items, next: page < meta.totalPages ? page + 1 : undefined };
  };

/** @param missingCallMessage shown for a back end without the call */
export function usePages<T extends { readonly id: Id }>(
  host: WidgetHost,
  readPart: (from: Id | undefined) => Promise<ListPart<T>>,
  missingCallMessage: string = messages.notKept,
) {
  const [state, setState] = useState<PagesState<T>>({ items: [], status: 'loading', hasMore: false, next: undefined });
  const latestRead = useRef(readPart);
  const lastRequest = useRef(0);
  useEffect(() => {
    latestRead.current = readPart;
  });
  const load = useCallback(
    (from: Id | undefined) => {
      lastRequest.current += 1;
      const request = lastRequest.current;
      setState((before) => ({ ...before, status: 'loading' }));
      latestRead.current(from).then(
        ({ items, next }) => {
          if (request !== lastRequest.current) return;
          setState((before) => ({
            items: from === undefined ? items : withoutDuplicates([...before.items, ...items]),
            status: 'loaded',
            hasMore: next !== undefined,
            next,
          }));
        },
        (cause: unknown) => {
          if (request !== lastRequest.current || (cause instanceof ApiError && cause.kind === 'superseded')) return;
          const error = historyError(cause, missingCallMessage);
          setState((before) => ({ ...before, status: error, next: from }));
          emitError(host, 'history', error.message, error);
        },
      );
    },
    [host, missingCallMessage],
  );
  useEffect(() => {
    load(undefined);
    return () => {
      lastRequest.current += 1;
    };
  }, [load]);
  return {
    ...state,
    /** Reads the next part, or retries the failed one. */
    loadMore: () => load(state.next),
    /** Reads the first part again; the items stay until then. */
    reload: () => load(undefined),
  };
}

/** Statuses of a back end that does not have the call. */
const statusesOfMissingCall: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/** What failed, for a message. */
export function historyError(cause: unknown, missingCallMessage: string): Error {
  if (!(cause instanceof ApiError)) return cause instanceof Error ? cause : new Error(String(cause));
  return statusesOfMissingCall.has(cause.status)
    ? new ApiError('refused', missingCallMessage, { status: 501, cause })
    : cause;
}

/** Removes duplicates: a new entry moves the last item of a page to the next page. */
function withoutDuplicates<T extends { readonly id: Id }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
