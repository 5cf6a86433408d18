import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width of its own, in px, a list stacks its toolbar and folds its actions. */
const narrow = 640;

/** Whether the element is narrow: by its own width, for a widget may stand in a side column of a wide page. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (element.current === null) return;
    setIsNarrow(element.current.clientWidth < narrow);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setIsNarrow(entry.contentRect.width < narrow);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
