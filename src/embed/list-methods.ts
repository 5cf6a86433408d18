import type { PlainRecord, WidgetEvents } from './events';

/** Methods of every list; each settles at the end, with the matching event's detail. */
export interface ListMethods {
  /**
   * Reloads the page.
   * @example
   * await document.querySelector('pricebook-prices')?.refresh();
   */
  refresh(): Promise<WidgetEvents['pricebook-load'] | undefined>;
  /**
   * Opens the form for a new record; `undefined` when the person cancelled.
   * @example
   * const saved = await list.create();
   * if (saved) console.log(saved.record);
   */
  create(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /**
   * Opens the form for a record of this page, given as record or ID; `undefined` when the person cancelled.
   * @example
   * list.addEventListener('pricebook-select', ({ detail }) => {
   *   const [record] = detail.records;
   *   if (record) list.edit(record);
   * });
   */
  edit(record: PlainRecord | string | number): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

/** Methods of a list that is exchanged as a spreadsheet. */
export interface SheetListMethods extends ListMethods {
  /**
   * Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent.
   * @example
   * fileInput.addEventListener('change', () => list.upload(fileInput.files[0]));
   */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /**
   * Saves all matching records as a spreadsheet.
   * @example
   * await list.download();
   */
  download(): Promise<WidgetEvents['pricebook-download']>;
}
