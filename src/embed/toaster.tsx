import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyle from 'sonner/dist/styles.css?inline';
import { pageState } from '../api/page-state';
import { IconButton } from '../ui/icon-button';
import { CircleAlert, CircleCheck, TriangleAlert, X } from '../ui/icons';
import { uiStyles } from '../ui/styles';
import { adoptStyles } from './sheets';
import type { ShownToast } from './toast';
import { keepOnTop } from './toast-place';
import toasterStyle from './toaster.css?inline';

/** Against a page that styles everything. Font, colour scheme and direction stay the page's. */
const hostStyle = [
  'all: initial; display: block; position: fixed; inset: 0; overflow: visible; pointer-events: none',
  'font: inherit; color-scheme: inherit; direction: inherit;',
]
  .join('; ')
  .replaceAll(';', ' !important;');

/** Shows a message. The first copy of this code that is asked draws for the whole page. */
export function showToast(message: ShownToast): void {
  pageState('toaster@1', startToaster)(message);
}

function startToaster(): (message: ShownToast) => void {
  const host = document.createElement('pricebook-toaster');
  // A manual popover lies in the top layer, above whatever z-index the page has.
  host.popover = 'manual';
  host.style.cssText = hostStyle;
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [...uiStyles, sonnerStyle, toasterStyle]);
  const placeOnTop = keepOnTop(host);
  createRoot(root).render(
    <div className="pricebook">
      <Toaster position="top-right" style={{ '--width': '360px' } as object} offset={12} mobileOffset={12} gap={8} />
    </div>,
  );
  return (message) => {
    placeOnTop();
    draw(message, message.duration);
  };
}

/** Drawn again with another duration, sonner's timer starts anew: so it stops while the focus is inside. */
function draw(message: ShownToast, duration: number): void {
  const show = (id: string | number) => (
    <Toast
      message={message}
      close={() => toast.dismiss(id)}
      pause={() => draw(message, Number.POSITIVE_INFINITY)}
      goOn={() => draw(message, message.duration)}
    />
  );
  toast.custom(show, { id: `pricebook-${message.id}`, duration, unstyled: true });
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface ToastProps {
  readonly message: ShownToast;
  readonly close: () => void;
  readonly pause: () => void;
  readonly goOn: () => void;
}

function Toast({ message: { type, title, message }, close, pause, goOn }: ToastProps): ReactNode {
  const Icon = icons[type];
  return (
    <div className={`pricebook-toast is-${type}`}>
      <Icon />
      <div className="pricebook-toast-text">
        <strong>{title}</strong>
        <p>{message}</p>
      </div>
      <IconButton icon={X} label="Dismiss" size="small" onClick={close} onFocusCapture={pause} onBlurCapture={goOn} />
    </div>
  );
}
