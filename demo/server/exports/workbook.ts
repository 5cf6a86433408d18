import * as XLSX from 'xlsx';
import { escapeText } from '../../../src/sheet/xlsx/xml-text';

/** A cell of an export; `''` leaves the cell out. */
export type ExportCell = string | number;

/** Creates a workbook with one sheet. Cells are typed as numbers or text, so that none is taken for a formula. */
export function newWorkbook(sheetName: string) {
  const rows: XLSX.CellObject[][] = [];
  let width = 1;
  return {
    add(added: readonly (readonly ExportCell[])[]) {
      for (const row of added) {
        width = Math.max(width, row.length);
        rows.push(cellsOf(row));
      }
    },
    finish() {
      const sheet: XLSX.WorkSheet = {
        '!data': rows,
        '!ref': XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: width - 1 } }),
        '!cols': [{ wch: 24 }],
      };
      const workbook = XLSX.utils.book_new(sheet, sheetName);
      // Shared strings, because some programs unescape a text of a formula (`t="str"`) twice.
      // SAFETY: with type 'array' the library returns an ArrayBuffer.
      return new Uint8Array(
        XLSX.write(workbook, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }) as ArrayBuffer,
      );
    },
  };
}

/** A sparse array, as empty cells are left out. */
function cellsOf(row: readonly ExportCell[]): XLSX.CellObject[] {
  const cells: XLSX.CellObject[] = [];
  row.forEach((value, column) => {
    if (value !== '')
      cells[column] = typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: escapeText(value) };
  });
  return cells;
}
