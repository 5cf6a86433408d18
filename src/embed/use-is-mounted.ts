import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is mounted. Results that arrive after the unmount can be shown as toasts. */
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
