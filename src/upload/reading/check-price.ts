import { type Cell, isErrorCell } from '../../sheet/cell';
import { type DecimalSign, readNumber } from '../../sheet/numbers';
import { readPrice } from '../../sheet/price-value';
import type { MarkKind } from './marks';

/** Longest text that can be a price, in characters. */
const textLimit = 20;
const plainPrice = /^\d{1,10}(?:\.\d{1,4})?$/;

/** What is to be said about a cell of a price column; `undefined` for a plain good price. */
export function checkPrice(cell: Cell, sign: DecimalSign): MarkKind | undefined {
  if (cell === '') return 'clears';
  if (typeof cell === 'number' ? isPlainNumber(cell) : sign === 'point' && isPlainText(cell)) return undefined;
  if (isErrorCell(cell)) return 'error-cell';
  const reading = readNumber(cell, sign);
  if (reading.kind === 'blank') return 'clears';
  if (reading.kind === 'number') {
    if (reading.decimal.startsWith('-')) return 'negative';
    return readPrice(reading.decimal).kind === 'price' ? undefined : 'wrong-number';
  }
  // A number that is written in another way than the file's is no text.
  if (!/\p{L}/u.test(reading.text)) return 'wrong-number';
  if (readPrice(reading.text).kind === 'price') return 'text-price';
  return [...reading.text].length > textLimit ? 'long-text' : 'wrong-number';
}

/** The short way for nearly all cells of a real file: at most 9 digits before the point and 2 after it. */
const isPlainNumber = (value: number) => value >= 0 && value < 1e9 && Number.isInteger(Math.round(value * 1e6) / 1e4);
const isPlainText = (cell: Cell) => typeof cell === 'string' && plainPrice.test(cell);
