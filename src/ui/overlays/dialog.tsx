import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../controls/icon-button';
import { X } from '../controls/icons';
import { lockScroll } from './scroll-lock';

export interface DialogProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Centred at 480, 720 or 1120 px, a sheet from the bottom or a side panel. @default 'dialog' */
  readonly kind?: 'dialog' | 'wide' | 'full' | 'sheet' | 'side';
  readonly children: ReactNode;
  /** Buttons and, beside them, missing fields (`pricebook-dialog-beside`). Does not scroll. */
  readonly footer?: ReactNode;
  /** Wraps body and footer in a form and handles its submit event, also by Enter. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
  /** Called by Esc, the backdrop and the close button. The owner closes the dialog by no longer rendering it, and may refuse to. */
  readonly onClose: () => void;
}

/** A modal dialog: open while it is rendered; returns the focus on unmount. */
export function Dialog({ title, subtitle, kind = 'dialog', children, footer, onSubmit, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    focusFirst(shown);
    const unlock = lockScroll();
    return () => {
      unlock();
      // A nested open dialog would prevent the focus from returning.
      for (const inner of shown.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      shown.close();
    };
  }, []);

  // React bubbles the events of nested dialogs.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const press = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBackdrop.current = isOwn(event) && isOutside(event.currentTarget, event);
  };
  const release = (event: PointerEvent<HTMLDialogElement>) => {
    // Dragging a text selection out of the dialog must not close it.
    if (pressedBackdrop.current && isOwn(event) && isOutside(event.currentTarget, event)) onClose();
    pressedBackdrop.current = false;
  };
  const content = (
    <>
      <div className="pricebook-dialog-body">{children}</div>
      {footer !== undefined && <div className="pricebook-dialog-footer">{footer}</div>}
    </>
  );

  return (
    <dialog
      ref={dialog}
      part={kind === 'sheet' ? 'sheet' : 'dialog'}
      className={`pricebook-dialog is-${kind}`}
      aria-labelledby={titleId}
      onPointerDown={press}
      onPointerUp={release}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isForDialog(event)) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        if (!isOwn(event) || !event.nativeEvent.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close a dialog on the second consecutive gesture without a cancelable event; drafts keep the input.
        if (!isOwn(event) || event.currentTarget.open || !event.currentTarget.isConnected) return;
        event.currentTarget.showModal();
        onClose();
      }}
    >
      <div className="pricebook-dialog-header">
        <div className="pricebook-dialog-titles">
          <h2 id={titleId} className="pricebook-dialog-title pricebook-capitalise">
            {title}
          </h2>
          {subtitle !== undefined && <p className="pricebook-dialog-subtitle">{subtitle}</p>}
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {onSubmit === undefined ? (
        <div className="pricebook-dialog-content">{content}</div>
      ) : (
        <form
          className="pricebook-dialog-content"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onSubmit(event.currentTarget);
          }}
        >
          {content}
        </form>
      )}
    </dialog>
  );
}

/** Whether a key event belongs to this dialog, not to a nested one or to an open popup that handles Esc first. */
function isForDialog({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean {
  const isHere = target instanceof Element && target.closest('dialog') === currentTarget;
  return isHere && !currentTarget.querySelector(':popover-open, [role=combobox][aria-expanded=true]');
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The element with `data-autofocus`, else the first control of the body, of the footer, or the close button. */
function focusFirst(dialog: HTMLElement): void {
  const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(`.pricebook-dialog-body ${control}`) ??
    dialog.querySelector<HTMLElement>(`.pricebook-dialog-footer ${control}`);
  first?.focus();
}
