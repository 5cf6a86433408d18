import { entityMessages } from '../../entity/entity.messages';
import { defineMessages } from '../../texts/define-messages';
import { type UserStatus, userEntity } from '../../wire/user';

export const messages = defineMessages('users', {
  ...entityMessages(userEntity),
  status: 'Status',
  searchHint: 'Search name, email, phone or company',
  none: {
    Active: { title: 'No active users', text: 'Create one, or choose another status.' },
    Pending: { title: 'Nobody is waiting for approval', text: 'New registrations are listed here until you decide.' },
    Inactive: { title: 'No inactive users', text: 'Users who may not sign in are listed here.' },
  } satisfies Record<UserStatus, object>,
  approve: (email: string) => `Approve user ${email}`,
  approveShort: 'Approve',
  /** Shown in place of the last access of a user who has never signed in. */
  neverSignedIn: 'N/A',
});
