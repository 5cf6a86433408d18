import { Bell, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ShownToast } from '../../embed/toasts/toast';
import { shownLocale } from '../../texts/notation';
import { IconButton } from '../../ui/controls/icon-button';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { Popup } from '../../ui/overlays/popup';
import { uiMessages } from '../../ui/ui.messages';
import { headerMessages } from './header.messages';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface NotificationsProps {
  readonly messages: readonly ShownToast[];
  readonly unseen: number;
  onSeen(): void;
}

export function Notifications({ messages, unseen, onSeen }: NotificationsProps) {
  return (
    <Popup
      className="pricebook-notifications"
      role="group"
      aria-label={headerMessages.notifications}
      onOpen={onSeen}
      invoker={(invoker) => (
        <IconButton
          {...invoker}
          icon={Bell}
          label={unseen > 0 ? headerMessages.unseen(unseen) : headerMessages.notifications}
          count={unseen}
        />
      )}
    >
      <h2 className="pricebook-notifications-heading">{headerMessages.notifications}</h2>
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
    </Popup>
  );
}

function Notification({ message: { type, title, message, at } }: { readonly message: ShownToast }) {
  const Icon = icons[type];
  return (
    <li className={`pricebook-notification is-${type}`}>
      <Icon />
      <div>
        {/* Most titles are the type itself, such as 'Success'. */}
        {title !== uiMessages.toasts[type] && (
          <VisuallyHidden>{headerMessages.typeOf(uiMessages.toasts[type])}</VisuallyHidden>
        )}
        <b>{title}</b>
        <p>{message}</p>
      </div>
      <time dateTime={new Date(at).toISOString()}>
        {new Date(at).toLocaleTimeString(shownLocale(), { hour: '2-digit', minute: '2-digit' })}
      </time>
    </li>
  );
}
