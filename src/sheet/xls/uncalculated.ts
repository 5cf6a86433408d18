import { recordsFrom } from './records';

/** Both positions count from 0. */
export interface XlsCellPosition {
  readonly row: number;
  readonly column: number;
}

/** Record types of Excel 95 and later. */
const records = {
  formula: 0x06,
  endOfSheet: 0x0a,
  continue: 0x3c,
  sheet: 0x85,
  string: 0x207,
  array: 0x221,
  table: 0x236,
  sharedFormula: 0x4bc,
  start: 0x809,
} as const;

/** Records that may come between a formula and its text result. */
const betweenResult: ReadonlySet<number> = new Set([
  records.continue,
  records.array,
  records.table,
  records.sharedFormula,
]);

/**
 * Finds formulas whose text result is missing: no text record follows. SheetJS reads them as blank cells. `index` is the
 * sheet's position in the stream.
 */
export function uncalculatedCells(stream: Uint8Array, index: number): readonly XlsCellPosition[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const start = sheetStarts(view)[index];
  if (start === undefined) return [];
  const found: XlsCellPosition[] = [];
  let pending: XlsCellPosition | undefined;
  let depth = 0;
  for (const { type, at, length } of recordsFrom(view, start)) {
    if (pending && !betweenResult.has(type)) {
      if (type !== records.string) found.push(pending);
      pending = undefined;
    }
    // A chart within the sheet has its own start and end records.
    if (type === records.start) depth++;
    if (type === records.endOfSheet && --depth <= 0) break;
    if (type === records.formula && length >= 14 && isText(view, at + 6)) {
      pending = { row: view.getUint16(at, true), column: view.getUint16(at + 2, true) };
    }
  }
  return found;
}

/** Whether the 8 bytes of a formula's result announce a text record. */
const isText = (view: DataView, at: number): boolean =>
  view.getUint16(at + 6, true) === 0xffff && view.getUint8(at) === 0;

function sheetStarts(view: DataView): readonly number[] {
  const starts: number[] = [];
  for (const { type, at, length } of recordsFrom(view, 0)) {
    if (type === records.endOfSheet) break;
    if (type === records.sheet && length >= 4) starts.push(view.getUint32(at, true));
  }
  return starts.sort((a, b) => a - b);
}
