import { flag, jsonFilters, keys, oneOf, positiveInteger, text, withDefault } from '../attributes';
import type { PlainRecord, WidgetEvents } from '../events';

/** Attributes of a list that only the page sets. */
export const listSettings = { readonly: flag, selectable: flag } as const;

/** Attributes of a list that the person changes too: its query, with the keys of its columns and the sizes of a page. */
export const listLive = <const Size extends number>(
  columnKeys: readonly string[],
  pageSizes: readonly Size[],
  defaultPageSize: Size,
) => ({
  search: withDefault(text, ''),
  page: withDefault(positiveInteger, 1),
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  columns: withDefault(keys, columnKeys),
  filters: withDefault(jsonFilters, {}),
});

/** Methods of every list; each settles at the end, with the matching event's detail. */
export interface ListMethods {
  /** Reads the page again. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new record; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a record of this page, given by itself or its ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

/** Methods of a list that comes in and goes out as spreadsheets. */
export interface SheetListMethods extends ListMethods {
  /** Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent. */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /** Saves all matching records as a spreadsheet. */
  download(): Promise<WidgetEvents['pricebook-download']>;
}
