import type { Cell } from '../../../../src/sheet/cell';
import { type DecimalSign, readNumber } from '../../../../src/sheet/numbers';
import { readPrice } from '../../../../src/sheet/price-value';
import type { Reading } from '../../uploads/sheet-kind';

/** A price as a cell of a file writes it: with its decimal sign, with thousands apart or a currency sign, or as a word. */
export function readPriceCell(cell: Cell, sign: DecimalSign): Reading<string> {
  if (typeof cell === 'boolean') return { kind: 'wrong', reason: 'is yes or no, and not a price' };
  const reading = readNumber(cell, sign);
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
  const price = readPrice(text);
  return price.kind === 'price' ? { kind: 'value', value: price.text } : price;
}
