import { ChevronDown, LogOut, Settings } from 'lucide-react';
import { Avatar } from '../../ui/controls/avatar';
import { Button } from '../../ui/controls/button';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { Menu } from '../../ui/overlays/menu';
import { headerMessages } from './header.messages';

interface ProfileMenuProps {
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly picture: string | undefined;
  onSettings(): void;
  onSignOut(): void;
}

export function ProfileMenu({ name, email, picture, onSettings, onSignOut }: ProfileMenuProps) {
  return (
    <Menu
      label={headerMessages.menu}
      heading={email}
      items={[
        { key: 'settings', label: headerMessages.settings, icon: Settings, onSelect: onSettings },
        { key: 'line', line: true },
        { key: 'sign-out', label: headerMessages.signOut, icon: LogOut, onSelect: onSignOut },
      ]}
    >
      {(invoker) => (
        <Button variant="quiet" {...invoker}>
          <Avatar name={name ?? ''} picture={picture} />
          {name !== undefined && <VisuallyHidden>{headerMessages.menuOf}</VisuallyHidden>}
          <span className="pricebook-header-name">{name ?? headerMessages.menu}</span>
          <ChevronDown />
        </Button>
      )}
    </Menu>
  );
}
