import { useState } from 'react';
import type { ShownToast } from '../../embed/toasts/toast';
import { Brand } from '../../ui/controls/brand';
import { Button } from '../../ui/controls/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { headerMessages } from './header.messages';
import { Notifications } from './notifications.view';
import { ProfileMenu, type SignedInUser } from './profile-menu.view';

export interface HeaderViewProps {
  readonly title: readonly [string, string] | undefined;
  readonly logo: string | undefined;
  /** `undefined` while signed out. */
  readonly user: SignedInUser | undefined;
  /** Newest first. */
  readonly messages: readonly ShownToast[];
  /** Number of messages since the list was last opened. */
  readonly unseen: number;
  onSeen(): void;
  onSignIn(): void;
  onSettings(): void;
  onSignOut(): void;
}

export function HeaderView({
  title,
  logo,
  user,
  messages,
  unseen,
  onSeen,
  onSignIn,
  onSettings,
  onSignOut,
}: HeaderViewProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="pricebook-header" part="header">
      <Brand title={title} logo={logo} />
      {user === undefined ? (
        <Button onClick={onSignIn}>{headerMessages.signIn}</Button>
      ) : (
        <>
          <Notifications messages={messages} unseen={unseen} onSeen={onSeen} />
          <ProfileMenu user={user} onSettings={onSettings} onSignOut={() => setConfirming(true)} />
        </>
      )}
      {isConfirming && user !== undefined && (
        <ConfirmDialog
          title={headerMessages.confirmTitle}
          cancelLabel={headerMessages.confirmNo}
          confirmLabel={headerMessages.confirmYes}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onSignOut();
          }}
        >
          <p className="pricebook-muted">{headerMessages.confirmText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
