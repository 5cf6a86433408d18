import * as XLSX from 'xlsx';

/** A cell of an export; `''` is no cell at all. */
export type ExportCell = string | number;

/** An .xlsx file in the making. */
export interface Workbook {
  add(rows: readonly (readonly ExportCell[])[]): void;
  /** The bytes of the file. */
  finish(): Uint8Array<ArrayBuffer>;
}

/**
 * An .xlsx file with one sheet, as an upload reads it. Cells are typed, numbers as numbers and everything else as text, so
 * that none of them can start a formula.
 */
export function newWorkbook(sheetName: string): Workbook {
  const rows: XLSX.CellObject[][] = [];
  let width = 1;
  return {
    add(added) {
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
      // SAFETY: with type 'array' the library answers the file as an ArrayBuffer.
      return new Uint8Array(
        XLSX.write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
      );
    },
  };
}

/** A sparse array, where there are empty cells. */
function cellsOf(row: readonly ExportCell[]): XLSX.CellObject[] {
  const cells: XLSX.CellObject[] = [];
  row.forEach((value, column) => {
    if (value !== '') cells[column] = typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
  });
  return cells;
}
