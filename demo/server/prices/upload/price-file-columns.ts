import type { Cell, SheetRow } from '../../../../src/sheet/cell';
import { type KnownColumn, matchColumns, type SheetColumn } from '../../../../src/sheet/columns';
import type { Sheet } from '../../../../src/sheet/sheet';
import { problemList, type RowProblems } from '../../uploads/row-problems';
import { type PriceKey, priceFields } from '../price-record';

const SKU = 'MAIN_SKU';

/** The columns that a price file may have. */
export const priceFileColumns: readonly KnownColumn[] = [{ key: SKU }, ...priceFields];

/** A column of the file that prices are taken from. */
export interface PriceColumn {
  readonly key: PriceKey;
  /** As the file has it. */
  readonly name: string;
  readonly index: number;
}

/** Where the file has what. */
export interface FileColumns {
  readonly sku: { readonly name: string; readonly index: number };
  readonly prices: readonly PriceColumn[];
}

/** Finds the columns by their names, or says what keeps the rows from being read. */
export function findColumns({ header, top }: Sheet): FileColumns | RowProblems {
  const problems = problemList();
  const wrong = (column: string, reason: string) => problems.add({ row: header.number, column, reason });
  const columns = matchColumns(header.names, priceFileColumns);
  const below = top.slice(header.index + 1);
  for (const { index, name, match } of columns) {
    if (match.kind === 'doubled') wrong(name, 'stands in the header twice');
    if (match.kind === 'unknown') wrong(name, 'is no column of a price file: name it after one, or remove it');
    if (match.kind === 'unnamed' && below.some((row) => isFilled(row, index))) {
      wrong(`column ${index + 1}`, 'has cells, but no name in the header');
    }
  }
  const sku = columns.find((column) => keyOf(column) === SKU);
  const prices = priceFields.flatMap(({ key }) => {
    const column = columns.find((candidate) => keyOf(candidate) === key);
    return column === undefined ? [] : { key, name: column.name, index: column.index };
  });
  if (sku === undefined) wrong(SKU, 'is missing: the header needs a column of that name');
  if (prices.length === 0) wrong('SP_AUD_01', 'to SP_USD_20 are missing: at least one price column is needed');
  const found = problems.done();
  return sku === undefined || found.total > 0 ? found : { sku, prices };
}

const keyOf = ({ match }: SheetColumn): string | undefined => ('key' in match ? match.key : undefined);

function isFilled({ cells }: SheetRow, index: number): boolean {
  const cell: Cell = cells[index] ?? '';
  return typeof cell !== 'string' || cell.trim() !== '';
}
