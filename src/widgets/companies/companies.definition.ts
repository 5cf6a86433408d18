import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { recordStyles } from '../../records/styles';
import { uiStyles } from '../../ui/styles';
import { companyKeys } from '../../wire/company';
import css from './companies.css?inline';

/** Attributes that the person changes too. */
const live = {
  ...listLive,
  /** Rows of one page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: withDefault(keys, companyKeys),
} as const;

/** Methods of the companies; each settles at the end, with the matching event's detail. */
export interface CompaniesMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new company; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a company of this page, given by itself or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

const methods = ['refresh', 'create', 'edit'] as const;

/** What the companies' component is given. */
export type CompaniesProps = WidgetProps<typeof listSettings, typeof live, CompaniesMethods>;

/** The companies: search, filters, columns; creating, changing and deleting them. */
export const companiesDefinition: WidgetDefinition<typeof listSettings, typeof live, CompaniesMethods> = {
  area: 'companies',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
