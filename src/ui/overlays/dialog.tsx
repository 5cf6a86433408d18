import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { adoptingRef } from '../adopt-sheets';
import { CloseIcon, IconButton } from '../controls/icon-button';
import { focusedIn } from '../focused-in';
import { isComposing } from '../is-composing';
import { uiMessages } from '../ui.messages';
import css from './dialog.css?inline';
import { stopNextEscapeKeyup } from './escape-keyup';
import { lockScroll } from './scroll-lock';

const adoptCss = adoptingRef([css]);

const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

export interface DialogProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Centred at 480, 720 or 1120 px, a sheet from the bottom or a side panel. @default 'dialog' */
  readonly kind?: 'dialog' | 'wide' | 'full' | 'sheet' | 'side';
  readonly children: ReactNode;
  /** Buttons, and beside them text in `pricebook-dialog-beside`, such as the names of missing fields. Does not scroll. */
  readonly footer?: ReactNode;
  /** Called when the form around body and footer is submitted, also by Enter; without it there is no form. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
  /** Called on Esc, and on a click on the backdrop or the close button. The parent unmounts the dialog, or ignores the call. */
  readonly onClose: () => void;
}

/** A modal dialog: open while mounted; returns the focus on unmount. */
export function Dialog({ title, subtitle, kind = 'dialog', children, footer, onSubmit, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useModal();
  const backdrop = useBackdropClick(onClose);
  useEscape(dialog, onClose);
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
      {...backdrop}
      onCancel={(event) => {
        if (!isOwn(event) || !event.nativeEvent.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close a dialog on a second close request in a row, without a cancelable event; so it is opened again.
        // While React hides the dialog, it is closed, and has no ref.
        if (!isOwn(event) || event.currentTarget.open || !event.currentTarget.isConnected || !dialog.current) return;
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
        <IconButton icon={CloseIcon} label={uiMessages.close} onClick={onClose} />
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

function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    adoptCss(element);
    const opener = focusedIn(element);
    const table = opener?.closest('[role=grid]');
    element.showModal();
    focusFirst(element);
    // No event leaves a shadow root when the focus moves within it, so this one tells the toaster.
    document.dispatchEvent(new Event('pricebook-dialog-opened'));
    const unlock = lockScroll();
    return () => {
      unlock();
      // An open nested dialog would prevent the return of the focus.
      for (const inner of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      element.close();
      // A reload of the list may have removed the row with the opening button.
      if (!opener?.isConnected) table?.querySelector<HTMLElement>(control)?.focus();
    };
  }, []);
  return dialog;
}

function useBackdropClick(onClick: () => void) {
  const wasPressed = useRef(false);
  const isOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => isOwn(event) && isOutside(event.currentTarget, event);
  return {
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      // The second press of a double-click belongs to the button that opened the dialog.
      const isBackdrop = isOnBackdrop(event);
      wasPressed.current = event.detail < 2 && isBackdrop;
      // The focus stays in its field, to which it returns when the user goes on.
      if (isBackdrop) event.preventDefault();
    },
    onMouseUp(event: MouseEvent<HTMLDialogElement>) {
      // Dragging a text selection out of the dialog must not close it.
      if (wasPressed.current && isOnBackdrop(event)) onClick();
      wasPressed.current = false;
    },
  };
}

/** Handles Esc before the page, whose own dialog would close too; some listen in the capture phase. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (!dialog.current || !isForDialog(event.composedPath()[0], dialog.current)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      stopNextEscapeKeyup();
      onClose();
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [dialog, onClose]);
}

/** Whether an event comes from the dialog itself: events of nested dialogs bubble in React. */
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/** Whether a key event belongs to this dialog, not to a nested one or to an open popup that handles Esc first. */
function isForDialog(target: EventTarget | undefined, dialog: HTMLElement): boolean {
  const isHere = target instanceof Element && target.closest('dialog') === dialog;
  return isHere && !dialog.querySelector(':popover-open, [role=combobox][aria-expanded=true]');
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Focuses the element with `data-autofocus`, else the first control of the body, else of the footer. */
function focusFirst(dialog: HTMLElement): void {
  // Without `:scope`, the body of an outer dialog would match too, and the first control in it is the close button of this one.
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(`:scope .pricebook-dialog-body ${control}`) ??
    // Not those beside its buttons, such as 'Clear all' of filters whose choices are loading.
    dialog.querySelector<HTMLElement>(`:scope .pricebook-dialog-footer ${control}:not(.pricebook-dialog-beside *)`);
  first?.focus();
}
