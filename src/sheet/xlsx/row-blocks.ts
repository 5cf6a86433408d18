import type { BlockSize, RowBlock } from '../block-store';
import { createJoiner, joinBytes } from '../bytes';
import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { RowScanner } from './row-scanner';
import { UnusualFormat } from './unusual-format';

const lessThan = 0x3c;
/** Longest XML before the rows. */
const prefixBytes = 1024 * 1024;
/** Longest text of a cell in bytes, when each character is written as a reference such as `&#x10FFFF;`. */
const longestText = limits.cellCharacters * 10;
const longestRow = limits.columns * 64 * 1024;
const rowsOpen = /<sheetData(?:\s[^>]*)?(\/?)>/;

type Chunks = AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;

/** Returns the position of the rows; `none` for `<sheetData/>`, `undefined` when more bytes are needed. */
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

/** Yields the bytes after `<sheetData>`, split before tags, so that a tag and the text after it stay together. */
async function* rowBytes(chunks: Chunks, scanner: RowScanner): Chunks {
  /** The bytes that are not yielded yet: before the rows all bytes, then those from the last tag on. */
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
    // Copies only the bytes around the split: copies of whole chunks would fill the memory.
    const [firstTag, lastTag] = [bytes.indexOf(lessThan), bytes.lastIndexOf(lessThan)];
    const aroundSplit = joinBytes([rest, firstTag < 0 ? bytes : bytes.subarray(0, firstTag)]);
    rest = firstTag < 0 ? aroundSplit : bytes.slice(lastTag);
    if (aroundSplit.length > longestText || rest.length > longestText)
      throw sheetFailure('cell-too-long', scanner.number);
    if (firstTag < 0) continue;
    if (aroundSplit.length > 0) yield aroundSplit;
    if (lastTag > firstTag) yield bytes.subarray(firstTag, lastTag);
  }
  if (!inRows) throw new UnusualFormat('no rows');
  yield rest;
}

/**
 * Splits an inflated sheet into blocks of whole `<row>` elements.
 * @throws UnusualFormat, SheetFailure `damaged-sheet`, `cell-out-of-range`, `cell-too-long`, `row-too-long`
 */
export async function* rowBlocks(
  sheet: Chunks,
  emptyStrings: ReadonlySet<number>,
  size: BlockSize,
): AsyncGenerator<RowBlock, void, void> {
  const scanner = new RowScanner(emptyStrings);
  const join = createJoiner();
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let pieceBytes = 0;
  let first = 0;
  let firstNumber = 1;

  const takeBlock = (): RowBlock => {
    const blockPieces = pieces;
    const bytes = () => join(blockPieces);
    const result = { first, rows: scanner.rows - first, bytes, firstNumber, toBlob: () => new Blob(blockPieces) };
    pieces = [];
    pieceBytes = 0;
    first = scanner.rows;
    firstNumber = scanner.number + 1;
    return result;
  };

  let hasBytes = false;
  for await (const bytes of rowBytes(sheet, scanner)) {
    hasBytes = true;
    // Inflates the rest of the sheet too, so that its checksum is checked.
    if (scanner.ended) continue;
    for (let at = 0; at < bytes.length && !scanner.ended; ) {
      const [untilRows, untilAt] = [first + size.rows, at + size.bytes - pieceBytes];
      const end = scanner.scan(bytes, at, untilRows, untilAt);
      if (end > at) pieces.push(bytes.subarray(at, end));
      pieceBytes += end - at;
      if (pieceBytes > size.bytes + longestRow) throw sheetFailure('row-too-long', scanner.number);
      if (end < bytes.length && !scanner.ended) yield takeBlock();
      at = end;
    }
  }
  if (hasBytes && !scanner.ended) throw sheetFailure('damaged-sheet');
  if (scanner.rows > first) yield takeBlock();
}
