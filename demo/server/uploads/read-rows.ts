import type { SheetRow } from '../../../src/sheet/cell';
import { cellText } from '../../../src/sheet/cell-text';
import { type NumberConvention, numberCensus } from '../../../src/sheet/number-convention';
import type { DecimalSign } from '../../../src/sheet/numbers';
import type { Sheet } from '../../../src/sheet/sheet';
import { skuProblem } from '../products/product-text';
import { type FileColumns, findColumns } from './file-columns';
import { problemList, type RowProblem, type RowProblems } from './row-problems';
import type { SheetKind } from './sheet-kind';

import type { ReadSheet, UploadedRow } from './uploaded-rows';

/** How often all rows are gone through: as if with a decimal point and, where they say so, with a decimal comma. */
type Pass<V> = (sign: DecimalSign, emit: (rows: readonly UploadedRow<V | null>[]) => void) => Promise<Passed>;
interface Passed {
  readonly problems: RowProblems;
  readonly numbers: NumberConvention;
}

/**
 * Reads and checks every row. A wrong cell is a problem, and null in its row.
 *
 * @param emit is given the rows some at a time; `restart` takes back all that it was given before
 * @throws SheetFailure
 */
export async function readRows<K extends string, V>(
  sheet: Sheet,
  kind: SheetKind<K, V>,
  out: { emit(rows: readonly UploadedRow<V | null>[]): void; restart(): void },
): Promise<ReadSheet<K>> {
  const columns = findColumns(sheet, kind);
  if ('total' in columns) return { skuColumn: '', columns: [], problems: columns };
  const pass = passOver(sheet, kind, columns);
  const read = { skuColumn: columns.sku.name, columns: columns.values.map(({ key, name }) => ({ key, name })) };
  const { numbers, problems } = await pass('point', out.emit);
  if (numbers.kind === 'open' || numbers.kind === 'mixed') {
    const problem = { row: sheet.header.number, column: kind.numbers, reason: reasonOf(numbers) };
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

function passOver<K extends string, V>(sheet: Sheet, kind: SheetKind<K, V>, columns: FileColumns<K>): Pass<V> {
  return async (sign, emit) => {
    const problems = problemList();
    const census = numberCensus();
    const rowOfSku = new Map<string, number>();
    const read = (row: SheetRow): UploadedRow<V | null> => {
      const { number } = row;
      const wrong = (column: string, reason: string) => problems.add({ row: number, column, reason });
      const sku = readSku(row, columns.sku, rowOfSku, wrong);
      const values = columns.values.map(({ key, index, name }) => {
        const cell = row.cells[index] ?? '';
        if (kind.isNumeric(key)) census.add(cell);
        const reading = kind.read(key, cell, sign);
        if (reading.kind === 'value') return reading.value;
        wrong(name, reading.reason);
        return null;
      });
      return { number, sku, values };
    };
    for await (const rows of sheet.rows()) emit(rows.map(read));
    return { problems: problems.done(), numbers: census.verdict() };
  };
}

function readSku(
  { number, cells }: SheetRow,
  { name, index }: { readonly name: string; readonly index: number },
  rowOfSku: Map<string, number>,
  wrong: (column: RowProblem['column'], reason: RowProblem['reason']) => void,
): string {
  const sku = cellText(cells[index] ?? '').trim();
  const before = rowOfSku.get(sku);
  const problem = skuProblem(sku);
  if (problem !== undefined) {
    wrong(name, problem);
    return '';
  }
  if (sku === '') wrong(name, 'is missing');
  else if (before !== undefined) wrong(name, `stands in row ${before} already: a SKU may stand in one row alone`);
  else rowOfSku.set(sku, number);
  return sku;
}
