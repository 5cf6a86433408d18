import type { Cell, SheetRow } from '../cell';
import { type DetectedEncoding, decodeText, guessEncoding } from '../csv/encoding';
import { recordsFrom } from './records';

/** Types of the record with which a workbook stream begins, by the version of Excel. */
const beginRecords: ReadonlySet<number> = new Set([0x09, 0x209, 0x409, 0x809]);
/** Version in the first record of a file of Excel 97 or later. */
const excel97 = 0x600;
const codePageRecord = 0x42;

/** Whether the stream declares no code page for its text. Streams of Excel 97 and later need none, because their text is Unicode. */
export function lacksCodePage(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const [first] = recordsFrom(view, 0);
  if (!first || !beginRecords.has(first.type)) return false;
  if (first.type === 0x809 && first.length >= 2 && view.getUint16(first.at, true) === excel97) return false;
  for (const { type } of recordsFrom(view, 0)) if (type === codePageRecord) return false;
  return true;
}

/** Latin 1: with this code page, SheetJS returns each byte of a text as the character with the same number. */
export const byteCodePage = 28591;

const hasNonAscii = (text: string): boolean => /[\x80-\xff]/.test(text);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (byte) => byte.charCodeAt(0));

/** Number of characters from which the encoding is guessed. */
const sampleLength = 64 * 1024;

/** Returns the encoding of texts whose characters are bytes: `chosen`, or else a guess; `undefined` where all texts are ASCII. */
export function encodingOf(
  rows: readonly SheetRow[],
  chosen: DetectedEncoding | undefined,
): DetectedEncoding | undefined {
  let sample = '';
  for (const { cells } of rows) {
    for (const cell of cells) if (typeof cell === 'string' && hasNonAscii(cell)) sample += `${cell}\n`;
    if (sample.length > sampleLength) break;
  }
  return sample === '' ? undefined : (chosen ?? guessEncoding(bytesOf(sample)));
}

/** Decodes a text whose characters are bytes; without an encoding it stays as it is. */
export const decodeBytes = (text: string, encoding: DetectedEncoding | undefined): string =>
  encoding !== undefined && hasNonAscii(text) ? decodeText(bytesOf(text), encoding) : text;

export function decodeRows(rows: readonly SheetRow[], encoding: DetectedEncoding | undefined): readonly SheetRow[] {
  if (encoding === undefined) return rows;
  const decode = (cell: Cell): Cell => (typeof cell === 'string' ? decodeBytes(cell, encoding) : cell);
  return rows.map((row) => ({ ...row, cells: row.cells.map(decode) }));
}
