import { useEffect, useState } from 'react';

const delay = 150;

/** Whether `isWorking` has been true for 150 ms, so that indicators of short work do not flash. */
export function useIsLate(isWorking: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWorking]);
  return isWorking && isLate;
}
