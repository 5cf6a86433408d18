import { oneOf } from '../../embed/attributes/attributes';
import { withDefault } from '../../embed/attributes/list-attribute-types';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import type { ListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { userKeys, userStatuses } from '../../wire/user';

const live = {
  ...listLive(userKeys),
  /** Status of the listed users. @default Active */
  status: withDefault(oneOf(...userStatuses), 'Active'),
} as const;

export type UsersProps = WidgetProps<typeof listSettings, typeof live, ListMethods>;

/** The users: search, status, filters, columns; creating, changing, approving and deleting users. */
export const usersDefinition: WidgetDefinition<typeof listSettings, typeof live, ListMethods> = {
  area: 'users',
  root: 'shadow',
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles],
};
