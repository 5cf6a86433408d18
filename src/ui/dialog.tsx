import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './icon-button';
import { X } from './icons';
import { lockScroll } from './scroll-lock';

export interface DialogProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** 480, 720 or 1120 px wide in the middle, a sheet from below or a panel from the side. @default 'dialog' */
  readonly kind?: 'dialog' | 'wide' | 'full' | 'sheet' | 'side';
  readonly children: ReactNode;
  /** Buttons, and beside them what is missing (`pricebook-dialog-beside`). It stays in view. */
  readonly footer?: ReactNode;
  /** Wraps body and footer in a form that submits here; Enter in a field counts. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
  /** Asked by Esc, the backdrop and the cross. The dialog closes when its owner no longer renders it, so that the owner may refuse. */
  readonly onClose: () => void;
}

/** A modal dialog: it is open while it is rendered, and gives the focus back when it goes. */
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
      // A question that is still open in it would keep the focus from where it came.
      for (const inner of shown.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      shown.close();
    };
  }, []);

  // React hands on events of a dialog that stands inside this one.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const press = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBackdrop.current = isOwn(event) && isOutside(event.currentTarget, event);
  };
  const release = (event: PointerEvent<HTMLDialogElement>) => {
    // A selection of text that is dragged out of the dialog is no wish to close it.
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
        // Some gestures close it unasked the second time in a row: nothing typed is lost by that.
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

/** Whether a key was pressed in this dialog, not in one inside it, and nothing that hangs open in it wants the Esc first. */
function isForDialog({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean {
  const isHere = target instanceof Element && target.closest('dialog') === currentTarget;
  return isHere && !currentTarget.querySelector(':popover-open, [role=combobox][aria-expanded=true]');
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** What asks for it with `data-autofocus`, else the first control of the body, else of the footer; the cross comes last. */
function focusFirst(dialog: HTMLElement): void {
  const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(`.pricebook-dialog-body ${control}`) ??
    dialog.querySelector<HTMLElement>(`.pricebook-dialog-footer ${control}`);
  first?.focus();
}
