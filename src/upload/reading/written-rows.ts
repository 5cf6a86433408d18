import type { CellObject } from 'xlsx';
import type { CellPlace, ExclusionReason } from '../../machines/reading.types';
import { cellText } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import { escapeText } from '../../sheet/xlsx/xml-text';
import type { UploadShape } from '../upload-shape';
import type { RowCheck } from './check-rows';
import { isNumeric } from './contents';
import type { FilledRow } from './filled-sheet';

/** Which rows are written: those to send, or one row for each unknown key, as the start of a product sheet. */
export type WrittenRows = 'sent' | 'unknown';

export type RowPlace = Omit<CellPlace, 'key'>;

interface CheckedRows {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  /** Holds the keys of the stored records. Without them, no key counts as unknown. */
  readonly knownKeys: { readonly keys: ReadonlySet<string> | undefined } | undefined;
  readonly rowCheck: RowCheck;
}

/** What a sheet of excluded rows says beside their cells, in the language of the page, which the Worker does not know. */
export interface ExcludedRowTexts {
  /** Headers of the columns with the rows' numbers, and with the reasons. */
  readonly headers: readonly [row: string, reason: string];
  readonly reasons: Readonly<Record<ExclusionReason, string>>;
}

/** Writes rows as they are previewed. */
export function writeRows(rows: CheckedRows, which: WrittenRows): Promise<Blob> {
  const { columns } = rows.rowCheck.reader;
  if (which === 'unknown') return writeXlsx([rows.shape.keyColumn.key, 'DESCRIPTION'], unknownKeys(rows));
  return writeXlsx(
    columns.map(({ key }) => key),
    sentRows(rows),
  );
}

/** Writes the excluded rows as they are in the file, each with its number and the reason. */
export const writeExcludedRows = (rows: CheckedRows, { headers, reasons }: ExcludedRowTexts): Promise<Blob> =>
  writeXlsx([...headers, ...rows.sheet.header.names], excludedRows(rows, reasons));

async function* rowsWithExclusionReason({ sheet, rowCheck }: CheckedRows) {
  let position = 0;
  for await (const batch of sheet.rows()) {
    for (const row of batch) yield { row, reason: rowCheck.exclusionOf(position++) };
  }
}

/**
 * Finds rows by their numbers: those of the chosen file (`original`), or of the sheet that `writeRows` makes of the rows to
 * send (`rewritten`), whose first row is the header.
 */
export async function locateRows(
  rows: CheckedRows,
  { numbers, fileKind }: { readonly numbers: readonly number[]; readonly fileKind: 'original' | 'rewritten' },
): Promise<ReadonlyMap<number, RowPlace>> {
  const wantedNumbers = new Set(numbers);
  const placeByNumber = new Map<number, RowPlace>();
  let position = 0;
  /** Number of the last row in the rewritten sheet, whose first row is the header. */
  let rewrittenNumber = 1;
  for await (const { row, reason } of rowsWithExclusionReason(rows)) {
    if (placeByNumber.size === wantedNumbers.size) break;
    if (reason === undefined) rewrittenNumber++;
    const isInFile = fileKind === 'original' || reason === undefined;
    const number = fileKind === 'original' ? row.number : rewrittenNumber;
    if (isInFile && wantedNumbers.has(number) && !placeByNumber.has(number))
      placeByNumber.set(number, { position, number: row.number });
    position++;
  }
  return placeByNumber;
}

async function* sentRows(rows: CheckedRows): AsyncGenerator<readonly WrittenCell[]> {
  const { columns, read } = rows.rowCheck.reader;
  for await (const { row, reason } of rowsWithExclusionReason(rows)) {
    if (reason === undefined) {
      yield columns.map((column) => ({ value: read(row, column), isNumber: isNumeric(column.content) }));
    }
  }
}

/** Returns the cells as they are in the file: those that were filled down are blank. */
const cellsAsInFile = ({ cells, filled = [] }: FilledRow): readonly WrittenCell[] =>
  cells.map((cell, at) =>
    filled.includes(at) ? { value: '' } : { value: cellText(cell), isNumber: typeof cell === 'number' },
  );

async function* excludedRows(
  rows: CheckedRows,
  reasons: ExcludedRowTexts['reasons'],
): AsyncGenerator<readonly WrittenCell[]> {
  for await (const { row, reason } of rowsWithExclusionReason(rows)) {
    if (reason !== undefined) {
      yield [{ value: String(row.number), isNumber: true }, { value: reasons[reason] }, ...cellsAsInFile(row)];
    }
  }
}

async function* unknownKeys(rows: CheckedRows): AsyncGenerator<readonly WrittenCell[]> {
  const writtenKeys = new Set<string>();
  for await (const { row, reason } of rowsWithExclusionReason(rows)) {
    const key = rows.rowCheck.reader.keyOf(row);
    const isUnknown = key !== '' && rows.knownKeys?.keys !== undefined && !rows.knownKeys.keys.has(key);
    const isExcludedOtherwise = reason !== undefined && reason !== 'unknown-sku';
    if (!isUnknown || writtenKeys.has(key) || isExcludedOtherwise) continue;
    // A section row has a title in place of a key. Such rows are excluded only if the user chose so.
    if (rows.rowCheck.isSection(row)) continue;
    writtenKeys.add(key);
    yield [{ value: key }];
  }
}

/** `isNumber` writes decimal text as a number. */
interface WrittenCell {
  readonly value: string;
  readonly isNumber?: boolean;
}

/** Writes rows. Decimal text is written as numbers, except in the columns of text, by their positions from 0. */
export function writeTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns: readonly number[] = [0],
): Promise<Blob> {
  const areTexts = new Set(textColumns);
  return writeXlsx(
    header,
    rows.map((row) => row.map((value, at) => ({ value, isNumber: !areTexts.has(at) }))),
  );
}

/** Writes a header and rows. Numbers are exact up to 14 digits; text cells cannot become formulas. */
async function writeXlsx(
  header: readonly string[],
  rows: AsyncIterable<readonly WrittenCell[]> | Iterable<readonly WrittenCell[]>,
): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const data: CellObject[][] = [header.map(textCell)];
  for await (const row of rows) {
    const written: CellObject[] = [];
    for (const [at, { value, isNumber = false }] of row.entries()) {
      if (value !== '') written[at] = isNumber && isDecimal(value) ? numberCell(value) : textCell(value);
    }
    data.push(written);
  }
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: header.length - 1 } });
  const workbook = utils.book_new({ '!data': data, '!ref': range }, 'Upload');
  // SAFETY: with type 'array' the library returns an ArrayBuffer.
  const bytes = write(workbook, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }) as ArrayBuffer;
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

const isDecimal = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);
const numberCell = (value: string): CellObject => ({ t: 'n', v: Number(value) });
const textCell = (value: string): CellObject => ({ t: 's', v: escapeText(value) });
