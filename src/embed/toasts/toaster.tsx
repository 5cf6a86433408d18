import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyle from 'sonner/dist/styles.css?inline';
import { pageState } from '../../api/session/page-state';
import { LinkButton } from '../../ui/controls/button';
import { CloseIcon, IconButton } from '../../ui/controls/icon-button';
import { uiStyles } from '../../ui/styles';
import { adoptStyles } from '../adopt-styles';
import { currentLanguageTag, directionOf } from '../page/page-language';
import type { ShownToast } from './toast.types';
import toasterStyle from './toaster.css?inline';
import { toasterMessages } from './toaster.messages';
import { keepOnTop } from './top-layer';

/** Resets inherited styles of the page, except font, colour scheme and direction. */
const hostStyle = [
  'all: initial; display: block; position: fixed; inset: 0; overflow: visible; pointer-events: none',
  'font: inherit; color-scheme: inherit; direction: inherit;',
]
  .join('; ')
  .replaceAll(';', ' !important;');

interface PageToaster {
  readonly show: (message: ShownToast) => void;
  readonly dismiss: (message: ShownToast) => void;
}

/** The toaster of the page: the first copy of this code that is called renders for all. */
const pageToaster = () => pageState('toaster@2', startToaster);

export const showToast: PageToaster['show'] = (message) => pageToaster().show(message);

export const dismissToast: PageToaster['dismiss'] = (message) => pageToaster().dismiss(message);

function startToaster(): PageToaster {
  const host = document.createElement('pricebook-toaster');
  // A manual popover is in the top layer, above every z-index of the page.
  host.popover = 'manual';
  host.style.cssText = hostStyle;
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [...uiStyles, sonnerStyle, toasterStyle]);
  const placeOnTop = keepOnTop(host);
  const returnFocus = rememberFocus(host, root);
  const toasterWidth: CSSProperties & { readonly '--width': string } = { '--width': '360px' };
  createRoot(root).render(
    <div className="pricebook" onFocusCapture={keepFromSonner} onBlurCapture={keepFromSonner}>
      <Toaster
        containerAriaLabel={toasterMessages.region}
        position="top-right"
        style={toasterWidth}
        offset={12}
        mobileOffset={12}
        gap={8}
      />
    </div>,
  );
  return {
    show(message) {
      placeOnTop();
      render(message, returnFocus);
    },
    dismiss: (message) => toast.dismiss(idOf(message)),
  };
}

const idOf = ({ id }: ShownToast): string => `pricebook-${id}`;

/**
 * Sonner would move the focus to the widget's first control when the focus leaves the list of messages, or when its last message
 * disappears: wherever the user is by then.
 */
function keepFromSonner(event: FocusEvent): void {
  if (!event.target.closest('.pricebook-toast')) event.stopPropagation();
}

/** Returns a function that gives the focus back; sonner does so only after the last message, and to a shadow host. */
function rememberFocus(host: HTMLElement, root: ShadowRoot): () => void {
  let last: EventTarget | undefined;
  document.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget === host) last = event.composedPath()[0];
    },
    true,
  );
  return () => {
    if (root.activeElement !== null && last instanceof HTMLElement) last.focus({ preventScroll: true });
  };
}

/** An infinite duration stops sonner's timer, while the focus is inside and for a full message; a finite one starts it anew. */
function render(message: ShownToast, returnFocus: () => void, duration = message.duration, isFull = false): void {
  const show = (id: string | number) => (
    <Toast
      message={message}
      close={() => {
        returnFocus();
        toast.dismiss(id);
      }}
      isFull={isFull}
      showFull={() => render(message, returnFocus, Number.POSITIVE_INFINITY, true)}
      pause={() => render(message, returnFocus, Number.POSITIVE_INFINITY, isFull)}
      resume={() => render(message, returnFocus, isFull ? Number.POSITIVE_INFINITY : message.duration, isFull)}
    />
  );
  toast.custom(show, { id: idOf(message), duration, unstyled: true });
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface ToastProps {
  readonly message: ShownToast;
  readonly isFull: boolean;
  readonly showFull: () => void;
  readonly close: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** More characters may not fit into the lines of a clamped message. */
const maxShortMessage = 160;

function Toast({
  message: { type, title, message, action },
  isFull,
  showFull,
  close,
  pause,
  resume,
}: ToastProps): ReactNode {
  const Icon = icons[type];
  const isLong = message.length > maxShortMessage || message.split('\n').length > 4;
  const content = useRef<HTMLDivElement>(null);
  // That of the message: another widget may ask for another language later.
  const [language] = useState(currentLanguageTag);
  // Only the buttons are tab stops, not sonner's item around them.
  useLayoutEffect(() => content.current?.closest('li')?.removeAttribute('tabindex'), []);
  // Before the browser announces what was added.
  useLayoutEffect(() => {
    const isAnnounced = type === 'error' && isInAlert(message, document);
    content.current?.closest('[aria-live]')?.setAttribute('aria-live', isAnnounced ? 'off' : 'polite');
  }, [type, message]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its buttons are focusable
    <div
      ref={content}
      className={`pricebook-toast is-${type}`}
      lang={language}
      dir={directionOf(language, document.body)}
      onFocus={(event) => {
        event.stopPropagation();
        pause();
      }}
      onBlur={(event) => {
        event.stopPropagation();
        resume();
      }}
    >
      <Icon />
      <div className="pricebook-toast-text">
        <strong>{title}</strong>
        <p className={isFull ? 'is-full' : 'is-clamped'}>{message}</p>
        {isLong && !isFull && <LinkButton onClick={showFull}>{toasterMessages.showMore}</LinkButton>}
        {action && (
          <LinkButton
            onClick={() => {
              close();
              action.onPick();
            }}
          >
            {action.label}
          </LinkButton>
        )}
      </div>
      <IconButton icon={CloseIcon} label={toasterMessages.dismiss} size="small" onClick={close} />
    </div>
  );
}

/** Whether an alert on the page has the message; a screen reader then reads it from there. */
function isInAlert(message: string, root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some(
    (element) =>
      (element.role === 'alert' && element.textContent.includes(message)) ||
      (element.shadowRoot !== null && isInAlert(message, element.shadowRoot)),
  );
}
