import type { Cell } from '../../../src/sheet/cell';
import { type DecimalSeparator, readNumber } from '../../../src/sheet/numbers';
import { parsePrice, priceLimits } from '../../../src/wire/price-text';
import type { Reading } from '../http/field-reading';

/** Reads a price from a spreadsheet cell: a number, also with thousands separators or a currency sign, or a word. */
export function readPriceCell(cell: Cell, separator: DecimalSeparator): Reading<string> {
  if (typeof cell === 'boolean') return { kind: 'wrong', reason: 'is yes or no, and not a price' };
  const reading = readNumber(cell, separator);
  switch (reading.kind) {
    case 'blank':
      return { kind: 'value', value: '' };
    case 'number':
      return reading.decimal.startsWith('-') ? { kind: 'wrong', reason: 'is negative' } : priceOf(reading.decimal);
    case 'text':
      return priceOf(reading.text);
  }
}

function priceOf(text: string): Reading<string> {
  const price = parsePrice(text);
  return price.kind === 'price' ? { kind: 'value', value: price.text } : { kind: 'wrong', reason: priceReason };
}

/** The error for an invalid price; completes a sentence that begins with the name of the field. */
export const priceReason = `has to be a number from 0 with at most ${priceLimits.wholeDigits} digits before the point and ${priceLimits.decimals} after it, or a short text such as POA`;
