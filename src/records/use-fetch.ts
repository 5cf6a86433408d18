import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/transport/errors';

export type FetchState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: Error };

/** Reads on mount, when `key` changes, and when `reload` is called. */
export function useFetch<T>(key: string, read: () => Promise<T>) {
  const [state, setState] = useState<FetchState<T>>({ kind: 'loading' });
  const latestRead = useRef(read);
  const lastNumber = useRef(0);
  useEffect(() => {
    latestRead.current = read;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key starts a new read
  const reload = useCallback(() => {
    lastNumber.current += 1;
    const number = lastNumber.current;
    const settle = (outcome: FetchState<T>) => {
      if (number === lastNumber.current) setState(outcome);
    };
    setState({ kind: 'loading' });
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
  return { state, reload };
}
