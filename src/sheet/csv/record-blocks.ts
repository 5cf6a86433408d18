import type { BlockSize, RowBlock } from '../block-store';
import { joinBytes, streamChunks } from '../bytes';
import { sheetFailure } from '../sheet-failure';
import { RecordScanner } from './record-scanner';

/**
 * Splits delimited text into blocks of whole records without decoding it. ASCII characters have to be single bytes.
 * @throws SheetFailure `unclosed-quote`
 */
export async function* recordBlocks(
  file: Blob,
  delimiter: string,
  size: BlockSize,
): AsyncGenerator<RowBlock, void, void> {
  const scanner = new RecordScanner(delimiter);
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let pieceBytes = 0;
  let offset = 0;
  let first = 0;
  let firstNumber = 1;

  const takeBlock = (): RowBlock => {
    const blockPieces = pieces;
    const bytes = () => joinBytes(blockPieces);
    const [from, to] = [offset, offset + pieceBytes];
    const result = { first, rows: scanner.rows - first, bytes, firstNumber, toBlob: () => file.slice(from, to) };
    pieces = [];
    pieceBytes = 0;
    offset = to;
    first = scanner.rows;
    firstNumber = scanner.line;
    return result;
  };

  for await (const chunk of streamChunks(file.stream())) {
    let at = 0;
    while (at < chunk.length) {
      const end = scanner.scan(chunk, at, first + size.rows, size.bytes - pieceBytes);
      if (end > at) pieces.push(chunk.subarray(at, end));
      pieceBytes += end - at;
      if (end < chunk.length) yield takeBlock();
      at = end;
    }
  }
  if (!scanner.finish()) throw sheetFailure('unclosed-quote', scanner.quoteLine);
  if (scanner.rows > first) yield takeBlock();
}
