import type { Cell, SheetRow } from '../cell';
import { type DetectedEncoding, decodeText, guessEncoding } from '../csv/encoding';
import { recordsFrom } from './records';

const beginnings: ReadonlySet<number> = new Set([0x09, 0x209, 0x409, 0x809]);
const excel97 = 0x600;
const codePage = 0x42;

/** Whether the stream is older than Excel 97, which has Unicode, and does not say in which code page its text is. */
export function lacksCodePage(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const [first] = recordsFrom(view, 0);
  if (!first || !beginnings.has(first.type)) return false;
  if (first.type === 0x809 && first.length >= 2 && view.getUint16(first.at, true) === excel97) return false;
  for (const { type } of recordsFrom(view, 0)) if (type === codePage) return false;
  return true;
}

/** The code page in which SheetJS returns each byte of a text as the character of its number. */
export const byteCodePage = 28591;

const hasLetters = (text: string): boolean => /[\x80-\xff]/.test(text);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (byte) => byte.charCodeAt(0));

/** Enough text to tell its encoding. */
const sampleLength = 64 * 1024;

/** The encoding of texts whose characters are bytes, unless it is `chosen`; `undefined` where all of them are ASCII. */
export function encodingOf(
  rows: readonly SheetRow[],
  chosen: DetectedEncoding | undefined,
): DetectedEncoding | undefined {
  let sample = '';
  for (const { cells } of rows) {
    for (const cell of cells) if (typeof cell === 'string' && hasLetters(cell)) sample += `${cell}\n`;
    if (sample.length > sampleLength) break;
  }
  return sample === '' ? undefined : (chosen ?? guessEncoding(bytesOf(sample)));
}

/** Decodes a text whose characters are bytes; without an encoding it stays as it is. */
export const decodeBytes = (text: string, encoding: DetectedEncoding | undefined): string =>
  encoding !== undefined && hasLetters(text) ? decodeText(bytesOf(text), encoding) : text;

export function decodeRows(rows: readonly SheetRow[], encoding: DetectedEncoding | undefined): readonly SheetRow[] {
  if (encoding === undefined) return rows;
  const decode = (cell: Cell): Cell => (typeof cell === 'string' ? decodeBytes(cell, encoding) : cell);
  return rows.map((row) => ({ ...row, cells: row.cells.map(decode) }));
}
