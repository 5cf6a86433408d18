import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/transport/errors';
import type { WidgetHost } from '../../../embed/widget';
import type { Page } from '../../../wire/lists';
import type { Id } from '../../../wire/values';

/** The pages of a list that were read so far. */
export interface Pages<T> {
  readonly items: readonly T[];
  readonly step: 'loading' | 'loaded' | Error;
  readonly hasMore: boolean;
  /** Reads the next page, or the one that failed. */
  readonly more: () => void;
  /** Reads the first page again; the items stay until it has arrived. */
  readonly reload: () => void;
}

interface Read<T> extends Pick<Pages<T>, 'items' | 'step' | 'hasMore'> {
  /** Number of pages that were read. */
  readonly pages: number;
}

/** Reads the first page on mount, and the following ones on demand. */
export function usePages<T extends { readonly id: Id }>(
  host: WidgetHost,
  readPage: (page: number) => Promise<Page<T>>,
): Pages<T> {
  const [read, setRead] = useState<Read<T>>({ items: [], step: 'loading', hasMore: false, pages: 0 });
  const newest = useRef(readPage);
  const turn = useRef(0);
  useEffect(() => {
    newest.current = readPage;
  });
  const load = useCallback(
    (page: number) => {
      turn.current += 1;
      const mine = turn.current;
      setRead((before) => ({ ...before, step: 'loading' }));
      newest.current(page).then(
        ({ items, meta }) => {
          if (mine !== turn.current) return;
          setRead((before) => ({
            items: page === 1 ? items : withoutRepeats([...before.items, ...items]),
            step: 'loaded',
            hasMore: page < meta.totalPages,
            pages: page,
          }));
        },
        (cause: unknown) => {
          const error = cause instanceof Error ? cause : new Error(String(cause));
          const api = error instanceof ApiError ? error : undefined;
          if (mine !== turn.current || api?.kind === 'superseded') return;
          setRead((before) => ({ ...before, step: error }));
          const status = api?.status;
          host.emit('pricebook-error', {
            operation: 'history',
            message: error.message,
            ...(status !== undefined && { status }),
          });
        },
      );
    },
    [host],
  );
  useEffect(() => {
    load(1);
    return () => {
      turn.current += 1;
    };
  }, [load]);
  return { ...read, more: () => load(read.pages + 1), reload: () => load(1) };
}

/** New entries move the pages: what was at the end of one is at the start of the next. */
function withoutRepeats<T extends { readonly id: Id }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
