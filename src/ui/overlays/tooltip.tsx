import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { TooltipBubble } from './tooltip-bubble';

const hoverDelayMs = 400;

/** Event handlers of the element to which the tooltip belongs. */
export interface AnchorHandlers {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

export interface TooltipProps {
  readonly text: string | undefined;
  readonly children: (handlers: AnchorHandlers) => ReactNode;
}

/** A tooltip in the top layer. Screen readers read the anchor's name or description instead. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [Bubble, setBubble] = useState<typeof TooltipBubble>();
  const cancelHover = useRef<() => void>(undefined);
  const close = useCallback(() => {
    cancelHover.current?.();
    setAnchor(undefined);
  }, []);
  useEffect(() => () => cancelHover.current?.(), []);
  useEffect(() => {
    if (anchor === undefined) return;
    // Loaded with the first tooltip. Without it the anchor still has its accessible name.
    import('./tooltip-bubble').then(
      (code) => setBubble(() => code.TooltipBubble),
      () => undefined,
    );
  }, [anchor]);

  return (
    <>
      {children({
        onPointerEnter({ currentTarget, pointerType }) {
          if (pointerType === 'touch') return;
          cancelHover.current?.();
          const timer = setTimeout(() => setAnchor(currentTarget), hoverDelayMs);
          // A press prevents the tooltip.
          window.addEventListener('pointerdown', close, true);
          cancelHover.current = () => {
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
      {Bubble && anchor !== undefined && text !== undefined && <Bubble anchor={anchor} text={text} close={close} />}
    </>
  );
}
