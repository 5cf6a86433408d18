import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { recordStyles } from '../../records/styles';
import { uiStyles } from '../../ui/styles';
import { productColumnKeys } from './products.columns';
import css from './products.css?inline';

/** Attributes that the person changes too. */
const live = {
  ...listLive,
  /** Rows of one page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: withDefault(keys, productColumnKeys),
} as const;

/** Methods of the product list; each settles at the end, with the matching event's detail. */
export interface ProductsMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new product; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a product of this page, given by itself or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent. */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /** Saves all matching products as a spreadsheet. */
  download(): Promise<WidgetEvents['pricebook-download']>;
}

const methods = ['refresh', 'create', 'edit', 'upload', 'download'] as const;

/** What the product list's component is given. */
export type ProductsProps = WidgetProps<typeof listSettings, typeof live, ProductsMethods>;

/** The products: search, filters, columns; creating, changing, deleting, uploading and downloading products. */
export const productsDefinition: WidgetDefinition<typeof listSettings, typeof live, ProductsMethods> = {
  area: 'products',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
