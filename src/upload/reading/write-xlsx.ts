import type { CellObject } from 'xlsx';
import type { Sheet } from '../../sheet/sheet';
import { isNumeric } from './contents';
import type { RowReader } from './row-reader';

/** Media type of an .xlsx file. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A file of the rows as they are read: the columns that are used, under their keys, numbers as numbers. Everything else is
 * a text cell, so that nothing in it can start a formula. A number of up to 14 digits is kept exactly.
 */
export async function writeXlsx(sheet: Sheet, { columns, read }: RowReader): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const data: CellObject[][] = [columns.map(({ key }) => text(key))];
  for await (const rows of sheet.rows()) {
    for (const { cells } of rows) {
      const written: CellObject[] = [];
      columns.forEach(({ index, content }, at) => {
        const value = read(cells[index] ?? '', content);
        // A row is a sparse array: a blank is no cell at all.
        if (value !== '') written[at] = isNumeric(content) && isDecimal(value) ? number(value) : text(value);
      });
      data.push(written);
    }
  }
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: columns.length - 1 } });
  const workbook = utils.book_new({ '!data': data, '!ref': range }, 'Upload');
  // SAFETY: with type 'array' the library answers the file as an ArrayBuffer.
  const bytes = write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: xlsxType });
}

const isDecimal = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);
const number = (value: string): CellObject => ({ t: 'n', v: Number(value) });
const text = (value: string): CellObject => ({ t: 's', v: value });
