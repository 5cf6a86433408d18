import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { adoptingRef } from '../adopt-sheets';
import { focusedIn } from '../focused-in';
import { positionBelow } from './position-below';
import { uiOverlayStyles } from './styles';

const adoptCss = adoptingRef(uiOverlayStyles);

export interface PopupInvoker {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
}

export interface PopupProps extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'onToggle' | 'children'> {
  readonly invoker: (invoker: PopupInvoker) => ReactNode;
  readonly onOpen?: (popup: HTMLElement) => void;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A popup in the top layer at a button. Esc and a click outside close it and return the focus to the button. */
export function Popup({ invoker, onOpen, isOpenAtFirst, children, className = '', ...native }: PopupProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => adoptCss(popup.current), []);
  useEffect(() => {
    if (isOpenAtFirst) popup.current?.showPopover();
  }, [isOpenAtFirst]);
  useEffect(() => {
    if (!isOpen) return;
    const reposition = () => {
      if (popup.current && button.current) positionBelow(popup.current, button.current, 'end');
    };
    window.addEventListener('scroll', reposition, true);
    window.addEventListener('resize', reposition);
    return () => {
      window.removeEventListener('scroll', reposition, true);
      window.removeEventListener('resize', reposition);
    };
  }, [isOpen]);

  return (
    <>
      {invoker({ ref: button, popoverTarget: id, 'aria-expanded': isOpen })}
      <div
        {...native}
        ref={popup}
        id={id}
        popover="auto"
        className={`pricebook-popup ${className}`}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open') {
            if (button.current) positionBelow(currentTarget, button.current, 'end');
            onOpen?.(currentTarget);
            return;
          }
          // In a shadow root, browsers leave the focus on the hidden element.
          const focused = focusedIn(currentTarget);
          if (focused === null || focused === document.body || currentTarget.contains(focused)) button.current?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Closes the popup around an element and returns the focus at once, so that a dialog can open next and return it later. */
export function closePopup(inside: Element): void {
  const popup = inside.closest<HTMLElement>('[popover]');
  popup?.hidePopover();
  const root = inside.getRootNode();
  if (!popup || !(root instanceof Document || root instanceof ShadowRoot)) return;
  root.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(popup.id)}"]`)?.focus();
}
