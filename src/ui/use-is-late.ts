import { useComputed, useSignalEffect } from '@preact/signals-react';
import { useState } from 'react';

/** Milliseconds. */
const shortDelay = 150;

/**
 * Whether work has gone on for 150 ms, or another time, so that indicators of short work do not flash. `isWorking` may read signals;
 * a change of them renders nothing during that time.
 */
export function useIsLate(isWorking: () => boolean, delay = shortDelay): boolean {
  const [isLate, setLate] = useState(false);
  const working = useComputed(isWorking);
  useSignalEffect(() => {
    if (!working.value) return;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      setLate(true);
    }, delay);
    return () => {
      clearTimeout(timer);
      // React renders once more even when the state stays the same.
      if (isShown) setLate(false);
    };
  });
  return isLate;
}
