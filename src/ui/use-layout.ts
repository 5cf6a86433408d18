import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';

/** Width in px below which a list stacks its toolbar and collapses its row buttons. */
const narrowBelowPx = 640;
/** Width in px from which a table has room for two frozen columns. */
const wideFromPx = 1000;

/** How wide an element is, as far as its layout depends on it. */
export interface LayoutWidth {
  /** Width in px: exact below 640, else 640 or 1000, so that resizing a wide element renders nothing again. */
  readonly px: number;
  readonly isNarrow: boolean;
  /** Whether it has at least 1000 px. */
  readonly isWide: boolean;
}

const layoutWidth = (px: number): number => {
  if (px < narrowBelowPx) return Math.floor(px);
  return px < wideFromPx ? narrowBelowPx : wideFromPx;
};

/**
 * The element's width, updated on resize; `undefined` until it is measured. The element counts, not the page, because it may be in
 * a side column.
 */
export function useLayoutWidth(element: RefObject<HTMLElement | null>): LayoutWidth | undefined {
  const [px, setPx] = useState<number>();
  useLayoutEffect(() => {
    if (element.current === null) return;
    setPx(layoutWidth(element.current.clientWidth));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setPx(layoutWidth(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return useMemo(
    () => (px === undefined ? undefined : { px, isNarrow: px < narrowBelowPx, isWide: px >= wideFromPx }),
    [px],
  );
}

/** Whether the element is too narrow for the full layout of a list. */
export const useIsNarrow = (element: RefObject<HTMLElement | null>): boolean =>
  useLayoutWidth(element)?.isNarrow === true;

/** The element's text direction; updated when a `dir` attribute of the page or the widget changes. */
export function useDirection(element: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
    };
    read();
    const observer = new MutationObserver(read);
    // A widget's own root has a `dir` too, which changes with the language.
    for (const root of [document, element.current?.getRootNode() ?? document])
      observer.observe(root, { subtree: true, attributeFilter: ['dir'] });
    return () => observer.disconnect();
  }, [element]);
  return direction;
}
