import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px below which a list stacks its toolbar and collapses its row buttons. */
const narrow = 640;

export const isNarrow = (element: Element | null): boolean => element !== null && element.clientWidth < narrow;

/** Like `isNarrow`, updated on resize. The element counts, not the page, because it may be in a side column. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrowNow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (element.current === null) return;
    setIsNarrow(isNarrow(element.current));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setIsNarrow(entry.contentRect.width < narrow);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrowNow;
}

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
