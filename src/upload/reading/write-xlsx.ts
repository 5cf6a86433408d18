import type { CellObject } from 'xlsx';
import { escapeText } from '../../sheet/xlsx/xml-text';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `isNumber` writes decimal text as a number. */
export interface WrittenCell {
  readonly value: string;
  readonly isNumber?: boolean;
}

/** Writes a header and rows. Numbers are exact up to 14 digits; text cells cannot become formulas. */
export async function writeXlsx(header: readonly string[], rows: AsyncIterable<readonly WrittenCell[]>): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const data: CellObject[][] = [header.map(text)];
  for await (const row of rows) {
    const written: CellObject[] = [];
    for (const [at, { value, isNumber = false }] of row.entries()) {
      if (value !== '') written[at] = isNumber && isDecimal(value) ? number(value) : text(value);
    }
    data.push(written);
  }
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: header.length - 1 } });
  const workbook = utils.book_new({ '!data': data, '!ref': range }, 'Upload');
  // SAFETY: with type 'array' the library returns an ArrayBuffer.
  const bytes = write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: xlsxType });
}

const isDecimal = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);
const number = (value: string): CellObject => ({ t: 'n', v: Number(value) });
const text = (value: string): CellObject => ({ t: 's', v: escapeText(value) });
