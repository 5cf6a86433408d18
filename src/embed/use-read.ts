import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors';

/** Something that is being read, as far as it came. */
export type Reading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: Error };

/** Reads once for the life of a component, and again whenever `key` changes or `reload` is called. */
export function useRead<T>(key: string, read: () => Promise<T>) {
  const [reading, setReading] = useState<Reading<T>>({ kind: 'loading' });
  const newest = useRef(read);
  const turn = useRef(0);
  useEffect(() => {
    newest.current = read;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to read
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const settle = (outcome: Reading<T>) => {
      if (mine === turn.current) setReading(outcome);
    };
    setReading({ kind: 'loading' });
    newest.current().then(
      (value) => settle({ kind: 'loaded', value }),
      (cause: unknown) => {
        // Another read of the same has taken over, or the widget is gone.
        if (cause instanceof ApiError && cause.kind === 'superseded') return;
        settle({ kind: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
      },
    );
  }, [key]);
  useEffect(reload, [reload]);
  return { reading, reload };
}
