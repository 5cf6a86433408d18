import { flag, oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { SheetListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { recordStyles } from '../../records/styles';
import { uiStyles } from '../../ui/styles';
import { currencyStyles } from './currency-styles';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

/** Attributes that only the page sets. */
const settings = {
  ...listSettings,
  /** The price history of a row, and the list of uploads with 'Take back'; for back ends that have these calls. */
  history: flag,
} as const;

/** Attributes that the person changes too. */
const live = {
  ...listLive,
  /** Rows of one page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: withDefault(keys, productColumnKeys),
} as const;

/** Methods of the price list; each settles at the end, with the matching event's detail. */
export interface PricesMethods extends SheetListMethods {
  /** With `history`: opens the history of a record, given by itself or by its ID on this page; settles when it is closed. */
  history(record: PlainRecord | string | number): Promise<undefined>;
  /** With `history`: asks, then takes an upload back; `undefined` when the person cancelled. */
  takeBack(uploadId: string | number): Promise<WidgetEvents['pricebook-takeback'] | undefined>;
}

const methods = ['refresh', 'create', 'edit', 'upload', 'download', 'history', 'takeBack'] as const;

/** What the price list's component is given. */
export type PricesProps = WidgetProps<typeof settings, typeof live, PricesMethods>;

/** The price list: search, filters, columns; creating, changing, deleting, uploading and downloading prices. */
export const pricesDefinition: WidgetDefinition<typeof settings, typeof live, PricesMethods> = {
  area: 'prices',
  root: 'shadow',
  settings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, ...recordStyles, css, currencyStyles],
};
