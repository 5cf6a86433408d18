import { flag, jsonFilters, keys, oneOf, positiveInteger, text, withDefault } from '../../embed/attributes';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Prices } from './prices';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

/** Attributes that only the page sets. */
const settings = { readonly: flag, selectable: flag } as const;

/** Attributes that the person changes too. */
const live = {
  search: withDefault(text, ''),
  page: withDefault(positiveInteger, 1),
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  columns: withDefault(keys, productColumnKeys),
  filters: withDefault(jsonFilters, {}),
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

/** What the price list's component is given. */
export type PricesProps = WidgetProps<typeof settings, typeof live, PricesMethods>;

/** The price list, for every door. */
export const pricesDefinition: WidgetDefinition<typeof settings, typeof live, PricesMethods> = {
  area: 'prices',
  root: 'shadow',
  component: Prices,
  settings,
  live,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
