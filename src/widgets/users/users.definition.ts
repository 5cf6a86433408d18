import { oneOf } from '../../embed/attributes/attributes';
import { withDefault } from '../../embed/attributes/list-attribute-types';
import { listSettings, listStateAttributes } from '../../embed/attributes/list-attributes';
import type { ListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { userKeys, userStatuses } from '../../wire/user';

const state = {
  ...listStateAttributes(userKeys),
  /** Status of the listed users. @default Active */
  status: withDefault(oneOf(...userStatuses), 'Active'),
} as const;

export type UsersProps = WidgetProps<typeof listSettings, typeof state, ListMethods>;

/** The users: search, status, filters, columns; creating, changing, approving and deleting users. */
export const usersDefinition: WidgetDefinition<typeof listSettings, typeof state, ListMethods> = {
  area: 'users',
  root: 'shadow',
  settings: listSettings,
  state,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles],
};
