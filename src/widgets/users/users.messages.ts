import type { UserStatus } from '../../wire/user';

export const messages = {
  title: 'user management',
  status: 'Status',
  filterTitle: 'Filter User',
  searchHint: 'Search name, email, phone or company',
  empty: {
    Active: { title: 'No active users', text: 'Create one, or choose another status.' },
    Pending: { title: 'Nobody is waiting for approval', text: 'New registrations are listed here until you decide.' },
    Inactive: { title: 'No inactive users', text: 'Users who may not sign in are listed here.' },
  } satisfies Record<UserStatus, object>,
  approve: (email: string) => `Approve user ${email}`,
  edit: (email: string) => `Edit user ${email}`,
  remove: (email: string) => `Delete user ${email}`,
  approveShort: 'Approve',
} as const;
