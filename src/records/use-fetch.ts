import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/transport/errors';

/** State of a read: pending, failed or done. */
export type FetchState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: Error };

/** Reads on mount, and again when `key` changes or `reload` is called. */
export function useFetch<T>(key: string, read: () => Promise<T>) {
  const [reading, setReading] = useState<FetchState<T>>({ kind: 'loading' });
  const newest = useRef(read);
  const turn = useRef(0);
  useEffect(() => {
    newest.current = read;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key starts a new read
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const settle = (outcome: FetchState<T>) => {
      if (mine === turn.current) setReading(outcome);
    };
    setReading({ kind: 'loading' });
    newest.current().then(
      (value) => settle({ kind: 'loaded', value }),
      (cause: unknown) => {
        // A newer read has superseded this one, or the widget is unmounted.
        if (cause instanceof ApiError && cause.kind === 'superseded') return;
        settle({ kind: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
      },
    );
  }, [key]);
  useEffect(reload, [reload]);
  return { reading, reload };
}
