import { cellText, notCalculated, type SheetRow } from '../../../src/sheet/cell';
import { createNotationDetector, type DecimalSeparator, type NumberNotation } from '../../../src/sheet/numbers';
import type { Sheet } from '../../../src/sheet/sheet';
import { productFields } from '../../../src/wire/product';
import { fieldReading } from '../http/field-reading';
import { type FileColumns, findColumns } from './file-columns';
import { createProblemList, type RowProblem } from './row-problems';
import type { SheetKind } from './sheet-kind';
import type { ReadSheet, UploadedRow } from './uploaded-rows';

const withoutResult = 'is a formula without a stored result: open the file in Excel, save it, choose it again';

/** The rows of a file in batches, as JSON texts because a Worker posts many strings slowly. */
export interface ReadRows<K extends string> extends ReadSheet<K> {
  readonly batches: readonly string[];
}

/**
 * Reads and validates every row; if the file has decimal commas, then a second time. An invalid cell is a problem, and null in its
 * row. Throws SheetFailure.
 */
export async function readRows<K extends string, V>(sheet: Sheet, kind: SheetKind<K, V>): Promise<ReadRows<K>> {
  const columns = findColumns(sheet, kind);
  const encoding = encodingOf(sheet);
  if ('total' in columns) return { encoding, skuColumn: '', columns: [], problems: columns, batches: [] };
  const read = {
    encoding,
    skuColumn: columns.sku.name,
    columns: columns.values.map(({ key, name }) => ({ key, name })),
  };
  const { numbers, ...withPoint } = await readWith('point', sheet, kind, columns);
  if (numbers.kind === 'ambiguous' || numbers.kind === 'mixed') {
    const problem = { row: sheet.header.number, column: kind.numbers, reason: reasonOf(numbers) };
    return { ...read, ...withPoint, problems: { total: 1, first: [problem] } };
  }
  if (numbers.kind === 'plain' || numbers.separator === 'point') return { ...read, ...withPoint };
  const { problems, batches } = await readWith('comma', sheet, kind, columns);
  return { ...read, problems, batches };
}

function encodingOf({ format }: Sheet): string | undefined {
  const encoding = format.kind === 'xlsx' ? undefined : format.encoding;
  return encoding === 'utf-8' ? undefined : encoding;
}

function reasonOf(numbers: Extract<NumberNotation, { readonly kind: 'ambiguous' | 'mixed' }>): string {
  if (numbers.kind === 'ambiguous') {
    return `such as “${numbers.example}” can be read with a decimal point or a decimal comma: write them so that it shows, or as numbers in an .xlsx file`;
  }
  const { point, pointExample, comma, commaExample } = numbers;
  return `are written in two ways, ${point} like “${pointExample}” and ${comma} like “${commaExample}”: write all in one way`;
}

async function readWith<K extends string, V>(
  separator: DecimalSeparator,
  sheet: Sheet,
  kind: SheetKind<K, V>,
  columns: FileColumns<K>,
) {
  const problems = createProblemList();
  const detector = createNotationDetector();
  const rowOfSku = new Map<string, number>();
  const read = (row: SheetRow): UploadedRow<V | null> => {
    const { number } = row;
    const addProblem = (column: string, reason: string) => problems.add({ row: number, column, reason });
    const sku = readSku(row, columns.sku, rowOfSku, addProblem);
    const values = columns.values.map(({ key, index, name }) => {
      const cell = row.cells[index] ?? '';
      if (kind.isNumeric(key)) detector.add(cell);
      if (cell === notCalculated) {
        addProblem(name, withoutResult);
        return null;
      }
      const reading = kind.read(key, cell, separator);
      if (reading.kind === 'value') return reading.value;
      addProblem(name, reading.reason);
      return null;
    });
    return { number, sku, values };
  };
  const batches: string[] = [];
  for await (const rows of sheet.rows()) batches.push(JSON.stringify(rows.map(read)));
  return { problems: problems.done(), numbers: detector.result(), batches };
}

function readSku(
  { number, cells }: SheetRow,
  { name, index }: { readonly name: string; readonly index: number },
  rowOfSku: Map<string, number>,
  wrong: (column: RowProblem['column'], reason: RowProblem['reason']) => void,
): string {
  const text = cellText(cells[index] ?? '');
  const reading = fieldReading(productFields.MAIN_SKU, text);
  if (reading.kind === 'wrong') {
    wrong(name, text === notCalculated ? withoutResult : reading.reason);
    return '';
  }
  const sku = String(reading.value);
  const before = rowOfSku.get(sku);
  if (sku === '') wrong(name, 'is missing');
  else if (before !== undefined) wrong(name, `is in row ${before} already: each SKU may be in one row only`);
  else rowOfSku.set(sku, number);
  return sku;
}
