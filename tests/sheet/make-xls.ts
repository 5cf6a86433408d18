import { CFB, utils, write } from 'xlsx';

/** Bytes of the records that replace a number in an .xls. */
export type Records = (row: number, column: number) => readonly number[];

const pair = (value: number) => [value & 0xff, value >> 8];
const record = (type: number, body: readonly number[]) => [...pair(type), ...pair(body.length), ...body];

/** A formula `1` with the 8 bytes of its result, as Excel 97 and later write it. */
export const formula =
  (result: readonly number[], ...following: readonly (readonly number[])[]): Records =>
  (row, column) => [
    ...record(0x06, [...pair(row), ...pair(column), 15, 0, ...result, 0, 0, 0, 0, 0, 0, 3, 0, 0x1e, 1, 0]),
    ...following.flat(),
  ];

/** The result of a formula whose text is in the next record. */
export const textFollows = [0, 0, 0, 0, 0, 0, 0xff, 0xff];
/** The text that is the result of a formula. */
export const textResult = (text: string) =>
  record(0x207, [...pair(text.length), 0, ...[...text].map((sign) => sign.charCodeAt(0))]);
/** A shared formula, which may stand between a formula and its text. */
export const sharedFormula = record(0x4bc, [1, 0, 1, 0, 1, 1, 0, 0, 3, 0, 0x1e, 1, 0]);

/** An .xls with a sheet of these rows, in which the numbers 9001, 9002 … are replaced by `inserted`. */
export function makeXls(rows: readonly (readonly (string | number)[])[], inserted: readonly Records[]): Blob {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  const file = CFB.read(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' })), { type: 'array' });
  const { content } = CFB.find(file, '/Workbook');
  const bytes = [...content];
  const made: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes[at + 2] + bytes[at + 3] * 256;
    const whole = bytes.slice(at, at + 4 + length);
    made.push(...(replacement(whole, inserted) ?? whole));
    at += 4 + length;
  }
  const result = CFB.utils.cfb_new();
  CFB.utils.cfb_add(result, '/Workbook', made);
  return new Blob([new Uint8Array(CFB.write(result, { type: 'array', fileType: 'cfb' }))]);
}

function replacement(whole: readonly number[], inserted: readonly Records[]): readonly number[] | undefined {
  const view = new DataView(Uint8Array.from(whole).buffer);
  if (view.getUint16(0, true) !== 0x203) return undefined;
  return inserted[view.getFloat64(10, true) - 9001]?.(view.getUint16(4, true), view.getUint16(6, true));
}
