import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { ListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import recordForm from '../../records/record-form.css?inline';
import { uiStyles } from '../../ui/styles';
import { companyKeys } from '../../wire/company';
import css from './companies.css?inline';

const live = {
  ...listLive,
  /** Rows per page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the user's last choice, otherwise all */
  columns: withDefault(keys, companyKeys),
} as const;

const methods = ['refresh', 'create', 'edit'] as const;

export type CompaniesProps = WidgetProps<typeof listSettings, typeof live, ListMethods>;

/** The companies: search, filters, columns; creating, changing and deleting them. */
export const companiesDefinition: WidgetDefinition<typeof listSettings, typeof live, ListMethods> = {
  area: 'companies',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, recordForm, css],
};
