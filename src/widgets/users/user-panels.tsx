import { deleteUser } from '../../api/resources/users';
import { type ListPanelsOptions, lazyPanel } from '../../records/list-panels';
import type { UserRecord } from '../../wire/user';

export const userPanels: ListPanelsOptions<UserRecord> = {
  Form: lazyPanel('user form', async () => (await import('./user-form')).UserForm),
  remove: deleteUser,
  describe: ({ EMAIL }) => <b>{EMAIL}</b>,
};
