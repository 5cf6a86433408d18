import { userColumnKeys, userStatuses } from '../../api/users';
import { flag, jsonFilters, keys, oneOf, positiveInteger, text, withDefault } from '../../embed/attributes';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Users } from './users';

/** Attributes that only the page sets. */
const settings = { readonly: flag, selectable: flag } as const;

/** Attributes that the person changes too. */
const live = {
  status: withDefault(oneOf(...userStatuses), 'Active'),
  search: withDefault(text, ''),
  page: withDefault(positiveInteger, 1),
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  columns: withDefault(keys, userColumnKeys),
  filters: withDefault(jsonFilters, {}),
} as const;

/** Methods of the user list; each settles at the end, with the matching event's detail. */
export interface UsersMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new user; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a user of this page, given by the record or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

/** What the user list's component is given. */
export type UsersProps = WidgetProps<typeof settings, typeof live, UsersMethods>;

/** The user list, for every door. */
export const usersDefinition: WidgetDefinition<typeof settings, typeof live, UsersMethods> = {
  area: 'users',
  root: 'shadow',
  component: Users,
  settings,
  live,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles],
};
