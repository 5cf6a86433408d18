import { useRef } from 'react';

/** Returns the last defined value, so that what is shown stays while the rows are checked again. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const latest = useRef(value);
  if (value !== undefined) latest.current = value;
  return latest.current;
}
