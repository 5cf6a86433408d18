import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { recordStyles } from '../../records/styles';
import { uiStyles } from '../../ui/styles';
import { currencyStyles } from './currency-styles';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

/** Attributes that the person changes too. */
const live = {
  ...listLive,
  /** Rows of one page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: withDefault(keys, productColumnKeys),
} as const;

/** Methods of the price list; each settles at the end, with the matching event's detail. */
export interface PricesMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new price; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a record of this page, given by itself or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent. */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /** Saves all matching prices as a spreadsheet. */
  download(): Promise<WidgetEvents['pricebook-download']>;
}

const methods = ['refresh', 'create', 'edit', 'upload', 'download'] as const;

/** What the price list's component is given. */
export type PricesProps = WidgetProps<typeof listSettings, typeof live, PricesMethods>;

/** The price list: search, filters, columns; creating, changing, deleting, uploading and downloading prices. */
export const pricesDefinition: WidgetDefinition<typeof listSettings, typeof live, PricesMethods> = {
  area: 'prices',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, ...recordStyles, css, currencyStyles],
};
