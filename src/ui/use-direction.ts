import { type RefObject, useLayoutEffect, useState } from 'react';

/** The element's text direction; updated when a `dir` attribute of the page changes. */
export function useDirection(element: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document, { subtree: true, attributeFilter: ['dir'] });
    return () => observer.disconnect();
  }, [element]);
  return direction;
}
