import type { FindingKind } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { type NumberReading, readNumber } from '../../sheet/numbers';
import { hasOtherSign } from '../../wire/currency-signs';
import { parsePrice } from '../../wire/price-text';
import { foreignAmount } from './currency-words';
import { errorFinding } from './finding-kinds';
import { isDashes, isInOtherNotation, type ReadingStyle, roundDecimal, splitCurrency } from './number-style';
import { dividedText } from './price-units';

/** A text that needs no slower check: at most 10 digits before the point and 4 after it. */
const plainPrice = /^\d{1,10}(?:\.\d{1,4})?$/;

/** Returns the price as it is sent: without its currency, and divided by its unit and rounded if the user chose so. A price in another currency is not changed. */
export function readPriceText(cell: Cell, style: ReadingStyle): string {
  const reading = readPriceCell(cell, style);
  if (reading.kind === 'blank') return '';
  if (reading.kind === 'text') return reading.text;
  return isOtherCurrency(cell, style) ? cellText(cell).trim() : roundPrice(reading.decimal, style);
}

export function isRounded(cell: Cell, style: ReadingStyle): boolean {
  if (style.rounding === undefined || cell === '') return false;
  const reading = readPriceCell(cell, style);
  if (reading.kind !== 'number' || isOtherCurrency(cell, style)) return false;
  return roundPrice(reading.decimal, style) !== dividedText(reading.decimal, style.unit);
}

function roundPrice(decimal: string, { rounding, unit }: ReadingStyle): string {
  const price = dividedText(decimal, unit);
  return rounding === undefined ? price : roundDecimal(price, rounding);
}

/** The finding of a cell in a price column; `undefined` for a plain valid price above 0. */
export function checkPrice(cell: Cell, style: ReadingStyle): FindingKind | undefined {
  if (cell === '') return 'clears';
  const isPlain = typeof cell === 'number' ? isPlainNumber(cell) : style.separator === 'point' && isPlainText(cell);
  if (isPlain && style.unit === undefined) return undefined;
  const error = errorFinding(cell);
  if (error !== undefined) return error;
  if (isLogical(cell)) return 'logical';
  const reading = readPriceCell(cell, style);
  if (reading.kind === 'blank') return 'clears';
  if (reading.kind === 'text') return checkText(reading.text, style);
  if (isOtherCurrency(cell, style)) return 'other-currency';
  if (reading.decimal.startsWith('-')) return 'negative';
  if (style.unit === 'unclear') return 'no-unit';
  const price = parsePrice(roundPrice(reading.decimal, style));
  if (price.kind === 'price') return price.text === '0' ? 'zero' : undefined;
  return price.problem === 'too-many-decimals' ? 'many-decimals' : 'wrong-number';
}

function checkText(text: string, { currency, textCurrencies = [], separator }: ReadingStyle): FindingKind {
  const foreign = currency && foreignAmount(text, currency);
  const price = parsePrice(text);
  if (foreign) {
    const isStored = price.kind === 'price' && textCurrencies.includes(foreign.currency ?? '');
    return isStored ? 'text-price' : 'other-currency';
  }
  // A text without a letter is a number in the other notation, not a text price.
  if (!/\p{L}/u.test(text) || isInOtherNotation(splitCurrency(text)?.text ?? text, separator)) return 'wrong-number';
  // A text with a digit may be a misread number.
  if (price.kind === 'price') return /\d/.test(text) ? 'to-check' : 'text-price';
  return price.problem === 'too-long' ? 'long-text' : 'wrong-number';
}

export const isLogical = (cell: Cell): boolean =>
  typeof cell === 'boolean' || /^\s*(?:true|false)\s*$/i.test(cellText(cell));

function readPriceCell(cell: Cell, style: ReadingStyle): NumberReading {
  if (typeof cell !== 'string') return readNumber(cell, style.separator);
  if (isDashes(cell)) return { kind: 'blank' };
  const reading = readNumber(cell, style.separator);
  if (reading.kind !== 'text') return reading;
  const amount = splitCurrency(cell);
  const withoutCurrency = amount && readNumber(amount.text, style.separator);
  return withoutCurrency?.kind === 'number' ? withoutCurrency : reading;
}

/** The text of a price without its currency; '' for a price in another currency, which is not read as a number. */
export function amountText(cell: string, style: ReadingStyle): string {
  // Nearly all cells have neither a letter nor a sign.
  if (!/[\p{L}\p{Sc}]/u.test(cell)) return cell;
  return isOtherCurrency(cell, style) ? '' : (splitCurrency(cell)?.text ?? cell);
}

/** Whether a price is in another currency than its column: it is sent as it is. */
export function isOtherCurrency(cell: Cell, { currency }: ReadingStyle): boolean {
  if (typeof cell !== 'string' || currency === undefined || !/[\p{L}\p{Sc}]/u.test(cell)) return false;
  const written = splitCurrency(cell)?.currency;
  return (written !== undefined && written !== currency) || hasOtherSign(cell, currency);
}

/** Smaller prices may be 0, or rounded to 0. */
const leastPlain = 0.005;

/** Whether the number is below 1e9 with at most 4 decimals, as nearly all cells are: then no slower check is needed. */
const isPlainNumber = (value: number) => value >= leastPlain && value < 1e9 && Math.round(value * 1e4) / 1e4 === value;
const isPlainText = (cell: Cell) => typeof cell === 'string' && plainPrice.test(cell) && Number(cell) >= leastPlain;
