import { userColumnKeys, userStatuses } from '../../api/users';
import { oneOf, withDefault } from '../../embed/attributes';
import { type ListMethods, listLive, listSettings } from '../../embed/records/list-attributes';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Users } from './users';

const live = {
  ...listLive(userColumnKeys, pageSizes, defaultPageSize),
  /** Which users the list is of. */
  status: withDefault(oneOf(...userStatuses), 'Active'),
};

/** What the user list's component is given. */
export type UsersProps = WidgetProps<typeof listSettings, typeof live, ListMethods>;

/** The user list, for every door. */
export const usersDefinition: WidgetDefinition<typeof listSettings, typeof live, ListMethods> = {
  area: 'users',
  root: 'shadow',
  component: Users,
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles, ...recordStyles],
};
