import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/transport/errors';

type FetchState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: Error };

const loading = { kind: 'loading' } as const;

/** Reads on mount, when `key` changes, and when `reload` is called. */
export function useFetch<T>(key: string, read: () => Promise<T>) {
  const [result, setResult] = useState<{ readonly key: string; readonly state: FetchState<T> }>({
    key,
    state: loading,
  });
  const latestRead = useRef(read);
  const latestReadNumber = useRef(0);
  useEffect(() => {
    latestRead.current = read;
  });
  const reload = useCallback(() => {
    latestReadNumber.current += 1;
    const number = latestReadNumber.current;
    const settle = (state: FetchState<T>) => {
      if (number === latestReadNumber.current) setResult({ key, state });
    };
    settle(loading);
    latestRead.current().then(
      (value) => settle({ kind: 'loaded', value }),
      (cause: unknown) => {
        // Superseded by a newer read, or the widget is unmounted.
        if (cause instanceof ApiError && cause.kind === 'superseded') return;
        settle({ kind: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
      },
    );
  }, [key]);
  useEffect(reload, [reload]);
  return { state: result.key === key ? result.state : loading, reload };
}
