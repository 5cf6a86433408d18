import { useEffect, useRef } from 'react';
import { positionBelow } from './position-below';

interface BubbleProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly close: () => void;
}

export function TooltipBubble({ anchor, text, close }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bubble.current;
    // An open popup covers the space below its button.
    if (!element || !anchor.isConnected || anchor.ariaExpanded === 'true') return;
    element.showPopover();
    positionBelow(element, anchor, 'center');
    const dismiss = (event: KeyboardEvent) => {
      // A key may open the popup, which covers the tooltip's place.
      const isPopupButton = anchor.hasAttribute('popovertarget');
      if (event.key !== 'Escape') return isPopupButton ? close() : undefined;
      // Esc closes only the tooltip, not the dialog around it, except from the dialog's close button.
      if (!anchor.closest('.pricebook-dialog-header')) {
        event.preventDefault();
        event.stopPropagation();
      }
      close();
    };
    window.addEventListener('keydown', dismiss, true);
    window.addEventListener('scroll', close, true);
    return () => {
      window.removeEventListener('keydown', dismiss, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [anchor, close]);
  return (
    <div ref={bubble} role="tooltip" popover="manual" className="pricebook-tooltip">
      {text}
    </div>
  );
}
