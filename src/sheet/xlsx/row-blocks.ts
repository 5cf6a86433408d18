import type { BlockSize, RowBlock } from '../block-store';
import { joinBytes } from '../bytes';
import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { RowScanner } from './row-scanner';
import { UnusualFormat } from './unusual-format';

const lessThan = 0x3c;
/** Longest beginning of a sheet, before its rows. */
const prefixBytes = 1024 * 1024;
/** Bytes that the text of one cell can take at most, each sign written as a reference. */
const longestText = limits.cellCharacters * 10;
/** Bytes of one row at most: 64 KiB for each column. */
const longestRow = 16 * 1024 * 1024;
const rowsOpen = /<sheetData(?:\s[^>]*)?(\/?)>/;

type Chunks = AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;

/** Where the rows begin, once it can be told; `none` when the sheet says that it has no rows. */
const findRows = (head: Uint8Array): number | 'none' | undefined => {
  const text = new TextDecoder('latin1').decode(head);
  const open = rowsOpen.exec(text);
  const before = open ? text.slice(0, open.index) : text;
  const encoding = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([^"']*)/.exec(before)?.[1] ?? 'UTF-8';
  if (!/^(?:ï»¿)?</.test(before) || before.includes('<!') || !/^utf-?8$/i.test(encoding)) {
    throw new UnusualFormat('unusual beginning of the sheet');
  }
  if (open) return open[1] ? 'none' : open.index + open[0].length;
  if (head.length > prefixBytes) throw new UnusualFormat('no rows near the beginning of the sheet');
  return undefined;
};

/** Passes on what lies between `<sheetData>` and the end, cut so that no tag, nor the text after it, is torn apart. */
async function* rowBytes(chunks: Chunks, scanner: RowScanner): Chunks {
  let rest = new Uint8Array(0);
  let inRows = false;
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (!inRows) {
      bytes = joinBytes([rest, chunk]);
      const start = findRows(bytes);
      if (start === 'none') return;
      rest = bytes;
      if (start === undefined) continue;
      inRows = true;
      bytes = bytes.subarray(start);
      rest = new Uint8Array(0);
    }
    // Only the seam is joined: copies of whole chunks would fill the memory before anything clears it.
    const [begin, end] = [bytes.indexOf(lessThan), bytes.lastIndexOf(lessThan)];
    const seam = joinBytes([rest, begin < 0 ? bytes : bytes.subarray(0, begin)]);
    rest = begin < 0 ? seam : bytes.slice(end);
    if (seam.length > longestText || rest.length > longestText) throw sheetFailure('cell-too-long', scanner.number);
    if (begin < 0) continue;
    if (seam.length > 0) yield seam;
    if (end > begin) yield bytes.subarray(begin, end);
  }
  if (!inRows) throw new UnusualFormat('no rows');
  yield rest;
}

/**
 * Cuts an inflated sheet into blocks of whole `<row>` elements.
 * @throws UnusualFormat where the sheet is written in an unusual way, SheetFailure `damaged-sheet`, `cell-out-of-range`
 */
export async function* rowBlocks(
  sheet: Chunks,
  emptyStrings: ReadonlySet<number>,
  size: BlockSize,
): AsyncGenerator<RowBlock, void, void> {
  const scanner = new RowScanner(emptyStrings);
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let pieceBytes = 0;
  let first = 0;
  let firstNumber = 1;

  const block = (): RowBlock => {
    const own = pieces;
    const bytes = () => joinBytes(own);
    const cut = { first, rows: scanner.rows - first, bytes, firstNumber, keep: () => new Blob(own) };
    pieces = [];
    pieceBytes = 0;
    first = scanner.rows;
    firstNumber = scanner.number + 1;
    return cut;
  };

  let any = false;
  for await (const bytes of rowBytes(sheet, scanner)) {
    any = true;
    // Whatever follows the rows is still inflated, so that the checksum of the whole sheet is checked.
    if (scanner.ended) continue;
    for (let at = 0; at < bytes.length && !scanner.ended; ) {
      const end = scanner.scan(bytes, at, first + size.rows, at + size.bytes - pieceBytes);
      if (end > at) pieces.push(bytes.subarray(at, end));
      pieceBytes += end - at;
      if (pieceBytes > size.bytes + longestRow) throw sheetFailure('row-too-long', scanner.number);
      if (end < bytes.length && !scanner.ended) yield block();
      at = end;
    }
  }
  if (any && !scanner.ended) throw sheetFailure('damaged-sheet');
  if (scanner.rows > first) yield block();
}
