import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { place } from './place';

/** How long the pointer rests on something before it is explained. */
const hoverDelayMs = 400;

/** What the explained element must be given. */
export interface TooltipAnchor {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

export interface TooltipProps {
  /** What is shown; nothing without it. */
  readonly text: string | undefined;
  /** Renders the explained element with what it must be given. */
  readonly children: (anchor: TooltipAnchor) => ReactNode;
}

/**
 * A short explanation for the eye: after 400 ms under the pointer, at once with keyboard focus, until Esc. It lies in the
 * top layer. The element says the same to screen readers by its name or description.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const stopWaiting = useRef<() => void>(undefined);
  const close = useCallback(() => {
    stopWaiting.current?.();
    setAnchor(undefined);
  }, []);
  useEffect(() => () => stopWaiting.current?.(), []);

  return (
    <>
      {children({
        onPointerEnter({ currentTarget, pointerType }) {
          if (pointerType === 'touch') return;
          stopWaiting.current?.();
          const timer = setTimeout(() => setAnchor(currentTarget), hoverDelayMs);
          // What is pressed needs no explanation any more.
          window.addEventListener('pointerdown', close, true);
          stopWaiting.current = () => {
            clearTimeout(timer);
            window.removeEventListener('pointerdown', close, true);
          };
        },
        onPointerLeave: close,
        onFocus({ currentTarget }) {
          if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
        },
        onBlur: close,
      })}
      {anchor !== undefined && text !== undefined && <Bubble anchor={anchor} text={text} close={close} />}
    </>
  );
}

interface BubbleProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly close: () => void;
}

function Bubble({ anchor, text, close }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = bubble.current;
    if (!shown || !anchor.isConnected) return;
    shown.showPopover();
    place(shown, anchor, 'center');
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open: this Esc was for the explanation.
      event.preventDefault();
      event.stopPropagation();
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
