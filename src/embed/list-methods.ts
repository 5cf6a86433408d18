import type { PlainRecord, WidgetEvents } from './events';

/** Methods of every list; each settles at the end, with the matching event's detail. */
export interface ListMethods {
  /** Reloads the page. */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /** Opens the form for a new record; `undefined` when the person cancelled. */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /** Opens the form for a record of this page, given as record or ID; `undefined` when the person cancelled. */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

/** Methods of a list that is exchanged as a spreadsheet. */
export interface SheetListMethods extends ListMethods {
  /** Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent. */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /** Saves all matching records as a spreadsheet. */
  download(): Promise<WidgetEvents['pricebook-download']>;
}
