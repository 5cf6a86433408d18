import type { RowProblems } from '../../uploads/row-problems';
import type { PriceKey } from '../price-record';

/** A row of a price file. */
export interface FileRow {
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  readonly sku: string;
  /** As prices are kept, one for each of the file's price columns; `''` clears. */
  readonly prices: readonly string[];
}

/** What a price file says, checked as far as that goes without the database. */
export interface PriceFile {
  /** Name of the Main SKU column, as the file has it. */
  readonly skuColumn: string;
  /** Its price columns in order; a price that has no column stays as it is. */
  readonly keys: readonly PriceKey[];
  readonly problems: RowProblems;
  /** The rows, some at a time. */
  batches(): Iterable<readonly FileRow[]>;
}
