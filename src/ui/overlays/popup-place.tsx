import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { adoptingRef } from '../adopt-sheets';
import { uiOverlayStyles } from './styles';

const adoptCss = adoptingRef(uiOverlayStyles);

/** Props for Base UI's parts of a popup, which opens when it mounts: below the end of its trigger, in the top layer. */
export function usePopupPlace() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    adoptCss(element);
    setTrigger(element);
  }, []);
  useEffect(() => {
    // The trigger has taken the place of the button that was pressed. A click without a pointer opens as a key does.
    trigger?.focus();
    trigger?.click();
  }, [trigger]);
  // Base UI positions by measured boxes, which CSS `zoom` enlarges: its element is not zoomed, but the popup in it is.
  const zoom = trigger?.currentCSSZoom ?? 1;
  const popupStyle: CSSProperties & { readonly '--_zoom': number } = { zoom, '--_zoom': zoom };
  return {
    element: trigger,
    trigger: { ref: attach },
    /** In the root of the trigger, to get its styles. */
    portal: { container: trigger?.closest<HTMLElement>('.pricebook') ?? null },
    positioner: {
      ref: showInTopLayer,
      popover: 'manual',
      className: 'pricebook-popup-place',
      align: 'end',
      sideOffset: 6,
      collisionPadding: 8,
      positionMethod: 'fixed',
      style: { zoom: 1 / zoom },
    },
    popup: { style: popupStyle },
  } as const;
}

/** No element of a page covers what is in the top layer. */
const showInTopLayer = (element: HTMLElement | null) => element?.showPopover();
