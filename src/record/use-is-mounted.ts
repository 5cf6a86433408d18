import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for what ends after somebody may have left it. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
