import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ChevronDown, LogOut } from '../../ui/icons';
import { Menu } from '../../ui/menu';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { headerMessages } from './header.messages';

/** Who is signed in, as far as the back end said. */
export interface SignedInUser {
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** A safe address. */
  readonly picture: string | undefined;
}

export interface ProfileMenuProps {
  readonly user: SignedInUser;
  onSignOut(): void;
}

/** The menu under the user's name. */
export function ProfileMenu({ user: { name, email, picture }, onSignOut }: ProfileMenuProps) {
  return (
    <Menu
      label={headerMessages.menu}
      heading={email}
      items={[{ key: 'sign-out', label: headerMessages.signOut, icon: LogOut, onSelect: onSignOut }]}
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
