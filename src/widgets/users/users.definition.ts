import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { recordStyles } from '../../records/styles';
import { uiStyles } from '../../ui/styles';
import { userKeys, userStatuses } from '../../wire/user';

/** Attributes that the person changes too. */
const live = {
  ...listLive,
  /** Rows of one page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: withDefault(keys, userKeys),
  /** Which users the list is of. @default Active */
  status: withDefault(oneOf(...userStatuses), 'Active'),
} as const;

/** Methods of the users; each settles at the end, with the matching event's detail. */
export interface UsersMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new user; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a user of this page, given by the record or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

const methods = ['refresh', 'create', 'edit'] as const;

/** What the user list's component is given. */
export type UsersProps = WidgetProps<typeof listSettings, typeof live, UsersMethods>;

/** The users: search, status, filters, columns; creating, changing, approving and deleting users. */
export const usersDefinition: WidgetDefinition<typeof listSettings, typeof live, UsersMethods> = {
  area: 'users',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, ...recordStyles],
};
