import { useSignals } from '@preact/signals-react/runtime';
import { ChevronDown, LogOut, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { signOutWhenSaved } from '../../api/session/sign-out';
import { toastHistory } from '../../embed/toasts/toast';
import type { WidgetProps } from '../../embed/widget';
import { Avatar } from '../../ui/controls/avatar';
import { Brand } from '../../ui/controls/brand';
import { Button } from '../../ui/controls/button';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Menu } from '../../ui/overlays/menu';
import { safeImageAddress } from '../../ui/safe-image-address';
import type { headerSettings } from './header.definition';
import { headerMessages } from './header.messages';
import { Notifications } from './notifications.view';

export function Header({ settings, host }: WidgetProps<typeof headerSettings, Record<never, never>, object>) {
  useSignals();
  const session = host.session.value;
  const toasts = toastHistory().value;
  const { apiBase } = host.client;
  const [seenId, setSeenId] = useState(() => toasts[0]?.id ?? 0);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => host.announceReady(host.session.peek() ? 'ready' : 'signed-out'), [host]);
  const { NAME, EMAIL, PROFILE_PICTURE } = session?.userInfo ?? {};
  const name = NAME ?? EMAIL;
  const [isSigningOut, setSigningOut] = useState(false);
  const isStillWanted = useRef(false);
  const endConfirming = () => {
    isStillWanted.current = false;
    setConfirming(false);
    setSigningOut(false);
  };
  const signOut = async () => {
    isStillWanted.current = true;
    setSigningOut(true);
    const isDone = await signOutWhenSaved({ apiBase }, () => isStillWanted.current);
    endConfirming();
    if (isDone) host.navigate('login');
  };
  return (
    <div className="pricebook-header" part="header">
      <Brand title={brandTitle(settings.brandTitle)} logo={safeImageAddress(settings.brandLogo, apiBase)} />
      {session === undefined ? (
        <Button onClick={() => host.navigate('login')}>{headerMessages.signIn}</Button>
      ) : (
        <>
          <Notifications
            messages={toasts}
            unseen={toasts.filter((message) => message.id > seenId).length}
            onSeen={() => setSeenId(toasts[0]?.id ?? 0)}
          />
          <Menu
            label={headerMessages.menu}
            heading={EMAIL}
            items={[
              {
                key: 'settings',
                label: headerMessages.settings,
                icon: Settings,
                onSelect: () => host.navigate('profile'),
              },
              { key: 'line', line: true },
              { key: 'sign-out', label: headerMessages.signOut, icon: LogOut, onSelect: () => setConfirming(true) },
            ]}
          >
            {(invoker) => (
              <Button variant="quiet" {...invoker}>
                <Avatar name={name ?? ''} picture={safeImageAddress(PROFILE_PICTURE, apiBase)} />
                {name !== undefined && <VisuallyHidden>{headerMessages.menuOf}</VisuallyHidden>}
                <span className="pricebook-header-name">{name ?? headerMessages.menu}</span>
                <ChevronDown />
              </Button>
            )}
          </Menu>
        </>
      )}
      {isConfirming && session !== undefined && (
        <ConfirmDialog
          title={headerMessages.confirmTitle}
          cancelLabel={headerMessages.confirmNo}
          confirmLabel={headerMessages.confirmYes}
          busy={isSigningOut}
          onCancel={endConfirming}
          onConfirm={signOut}
        >
          <p className="pricebook-muted">{headerMessages.confirmText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

export function brandTitle(given: string | undefined): readonly [string, string] | undefined {
  if (!given?.trim()) return undefined;
  const [first = '', ...rest] = given.split('|');
  return [first, rest.join('|')];
}
