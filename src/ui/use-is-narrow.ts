import { type RefObject, useLayoutEffect, useState } from 'react';

/** Element width in px below which a list stacks its toolbar and collapses its actions. */
const narrow = 640;

/** Whether an element is narrow now. */
export const isNarrow = (element: Element | null): boolean => element !== null && element.clientWidth < narrow;

/** Whether the element itself is narrow; a wide page may have it in a side column. */
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
