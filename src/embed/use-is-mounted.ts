import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is on the page: a response that arrives later is reported by a toast. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
