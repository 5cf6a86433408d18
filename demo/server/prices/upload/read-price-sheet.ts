import { isErrorCell, type SheetRow } from '../../../../src/sheet/cell';
import { cellText } from '../../../../src/sheet/cell-text';
import { type NumberConvention, numberCensus } from '../../../../src/sheet/number-convention';
import type { DecimalSign } from '../../../../src/sheet/numbers';
import type { Sheet } from '../../../../src/sheet/sheet';
import { problemList, type RowProblem, type RowProblems } from '../../uploads/row-problems';
import { readPriceCell } from './price-cell';
import type { FileRow, PriceFile } from './price-file.types';
import { type FileColumns, findColumns } from './price-file-columns';

/** A read file without its rows, which are handed out as they are read. */
export type PriceSheet = Omit<PriceFile, 'batches'>;

/** How often all rows are gone through: as if with a decimal point and, where they say so, with a decimal comma. */
type Pass = (sign: DecimalSign, emit: (rows: readonly FileRow[]) => void) => Promise<Passed>;
interface Passed {
  readonly problems: RowProblems;
  readonly numbers: NumberConvention;
}

/**
 * Reads and checks every row.
 *
 * @param emit is given the rows some at a time; `restart` takes back all that it was given before
 * @throws SheetFailure
 */
export async function readPriceSheet(
  sheet: Sheet,
  out: { emit(rows: readonly FileRow[]): void; restart(): void },
): Promise<PriceSheet> {
  const columns = findColumns(sheet);
  if ('total' in columns) return { skuColumn: '', keys: [], problems: columns };
  const pass = passOver(sheet, columns);
  const read = { skuColumn: columns.sku.name, keys: columns.prices.map(({ key }) => key) };
  const { numbers, problems } = await pass('point', out.emit);
  if (numbers.kind === 'open' || numbers.kind === 'mixed') {
    const problem = { row: sheet.header.number, column: 'Prices', reason: reasonOf(numbers) };
    return { ...read, problems: { total: 1, first: [problem] } };
  }
  if (numbers.kind === 'plain' || numbers.sign === 'point') return { ...read, problems };
  out.restart();
  return { ...read, problems: (await pass('comma', out.emit)).problems };
}

function reasonOf(numbers: Extract<NumberConvention, { readonly kind: 'open' | 'mixed' }>): string {
  if (numbers.kind === 'open') {
    return `such as “${numbers.example}” can be read with a decimal point or a decimal comma: write them so that it shows, or as numbers in an .xlsx file`;
  }
  const { point, pointExample, comma, commaExample } = numbers;
  return `are written in two ways, ${point} like “${pointExample}” and ${comma} like “${commaExample}”: write all in one way`;
}

function passOver(sheet: Sheet, columns: FileColumns): Pass {
  return async (sign, emit) => {
    const problems = problemList();
    const census = numberCensus();
    const rowOfSku = new Map<string, number>();
    const read = (row: SheetRow): FileRow => {
      const { number } = row;
      const wrong = (column: string, reason: string) => problems.add({ row: number, column, reason });
      const sku = readSku(row, columns, rowOfSku, wrong);
      const prices = columns.prices.map(({ index, name }) => {
        const cell = row.cells[index] ?? '';
        census.add(cell);
        const price = readPriceCell(cell, sign);
        if (price.kind === 'price') return price.text;
        wrong(name, price.reason);
        return '';
      });
      return { number, sku, prices };
    };
    for await (const rows of sheet.rows()) emit(rows.map(read));
    return { problems: problems.done(), numbers: census.verdict() };
  };
}

function readSku(
  { number, cells }: SheetRow,
  { sku: { name, index } }: FileColumns,
  rowOfSku: Map<string, number>,
  wrong: (column: RowProblem['column'], reason: RowProblem['reason']) => void,
): string {
  const cell = cells[index] ?? '';
  const sku = cellText(cell).trim();
  const before = rowOfSku.get(sku);
  if (sku.includes('\0')) {
    // No database knows such a text.
    wrong(name, 'has a NUL character in it');
    return '';
  }
  if (sku === '') wrong(name, 'is missing');
  else if (isErrorCell(cell)) wrong(name, `is the spreadsheet error ${sku}`);
  else if (before !== undefined) wrong(name, `stands in row ${before} already: a SKU may stand in one row alone`);
  else rowOfSku.set(sku, number);
  return sku;
}
