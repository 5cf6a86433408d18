import type { CellObject, WorkSheet } from 'xlsx';
import { type Cell, checkRowLimits, hiddenMark, isBlankRow, type SheetRow } from '../cell';
import { formatCode } from '../code-format';
import { gridLimits, limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { textsInFormat } from '../texts-in-format';

/** SheetJS returns errors as the codes of .xls files. */
const errorTexts: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};
const unknownError = '#VALUE!';
const firstDate = Date.UTC(1900, 0, 1);

/** Converts to ISO text: a date, a time, or both. */
const dateText = (value: Date): Cell => {
  if (Number.isNaN(value.getTime())) return unknownError;
  const rounded = new Date(Math.round(value.getTime() / 1000) * 1000);
  const [date = '', time = ''] = rounded.toISOString().slice(0, -5).split('T');
  if (rounded.getTime() < firstDate) return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
};

const numberCell = (value: number, format: CellObject['z']): Cell => {
  if (Number.isNaN(value)) return unknownError;
  // The number 123 with the format 00000 is the code 00123.
  return (typeof format === 'string' ? formatCode(value, format) : undefined) ?? value;
};

const cellOf = (cell: CellObject): Cell => {
  if (cell.t === 'e') return errorTexts[Number(cell.v)] ?? unknownError;
  if (cell.v instanceof Date) return dateText(cell.v);
  if (typeof cell.v === 'number') return numberCell(cell.v, cell.z);
  return cell.v ?? '';
};

/** Iterates over keys, because a malicious cell address makes a sparse array of any length. */
const cellsOf = (row: readonly (CellObject | undefined)[], number: number): readonly Cell[] => {
  const cells: Cell[] = [];
  for (const key of Object.keys(row)) {
    const column = Number(key);
    const object = row[column];
    if (!object) continue;
    const cell = cellOf(object);
    if (column >= gridLimits.columns) throw sheetFailure('cell-out-of-range');
    if (column < limits.columns) {
      while (cells.length < column) cells.push('');
      cells.push(cell);
    } else if (cell !== '') throw sheetFailure('too-many-columns', number);
  }
  return cells;
};

/**
 * Converts the rows of SheetJS; omits blank ones.
 * @throws SheetFailure `cell-out-of-range`, `too-many-columns`, `cell-too-long`
 */
export const sheetRows = (sheet: WorkSheet): readonly SheetRow[] => {
  const data = sheet['!data'] ?? [];
  const rows: SheetRow[] = [];
  const isHidden = (index: number) => sheet['!rows']?.[index]?.hidden === true;
  for (const key of Object.keys(data)) {
    const index = Number(key);
    const row = data[index];
    if (!row) continue;
    if (index >= gridLimits.rows) throw sheetFailure('cell-out-of-range');
    const cells = cellsOf(row, index + 1);
    if (!isBlankRow(cells)) rows.push(checkRowLimits({ number: index + 1, cells, ...(isHidden(index) && hiddenMark) }));
  }
  return rows;
};

/** The texts that are shown beside the numbers of each column, by its position from 0, as their formats say. */
export function textsBesideNumbersIn(sheet: WorkSheet): ReadonlyMap<number, readonly string[]> {
  const textsByFormat = new Map<string, readonly string[]>();
  const found = new Map<number, ReadonlySet<string>>();
  for (const row of Object.values(sheet['!data'] ?? [])) {
    for (const key of Object.keys(row ?? [])) {
      const column = Number(key);
      const { v: value, z: format } = row?.[column] ?? {};
      if (typeof value !== 'number' || typeof format !== 'string' || column >= limits.columns) continue;
      const texts = textsByFormat.get(format) ?? textsInFormat(format);
      textsByFormat.set(format, texts);
      if (texts.length > 0) found.set(column, new Set([...(found.get(column) ?? []), ...texts]));
    }
  }
  return new Map([...found].map(([column, texts]) => [column, [...texts]]));
}
