import { Popover } from '@base-ui/react/popover';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ShownToast } from '../../embed/toasts/toast';
import { shownLocale } from '../../texts/notation';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { usePopupPlace } from '../../ui/overlays/popup-place';
import type { PopupButtonProps } from '../../ui/overlays/use-lazy-popup';
import { headerMessages } from './header.messages';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export interface NotificationsProps extends PopupButtonProps {
  readonly messages: readonly ShownToast[];
  onOpen(): void;
}

/** The button of the notifications with their list, open when it mounts. */
export function Notifications({ messages, onOpen, button }: NotificationsProps) {
  const place = usePopupPlace();
  return (
    <Popover.Root onOpenChange={(isOpen) => isOpen && onOpen()}>
      <Popover.Trigger {...place.trigger} render={button} />
      <Popover.Portal {...place.portal}>
        <Popover.Positioner {...place.positioner}>
          <Popover.Popup {...place.popup} className="pricebook-popup pricebook-notifications">
            <Popover.Title className="pricebook-notifications-heading">{headerMessages.notifications}</Popover.Title>
            {messages.length === 0 ? (
              <p className="pricebook-menu-heading">{headerMessages.noNotifications}</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs the keyboard focus
              <ul tabIndex={0} aria-label={headerMessages.notifications}>
                {messages.map((message) => (
                  <Notification key={message.id} message={message} />
                ))}
              </ul>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Notification({ message: { type, title, message, at } }: { readonly message: ShownToast }) {
  const Icon = icons[type];
  return (
    <li className={`pricebook-notification is-${type}`}>
      <Icon />
      <div>
        {/* Most titles are the type itself, such as 'Success'. */}
        {title.toLowerCase() !== type && <VisuallyHidden>{`${type}: `}</VisuallyHidden>}
        <b>{title}</b>
        <p>{message}</p>
      </div>
      <time dateTime={new Date(at).toISOString()}>
        {new Date(at).toLocaleTimeString(shownLocale(), { hour: '2-digit', minute: '2-digit' })}
      </time>
    </li>
  );
}
