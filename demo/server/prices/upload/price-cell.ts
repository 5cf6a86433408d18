import type { Cell } from '../../../../src/sheet/cell';
import { type DecimalSign, readNumber } from '../../../../src/sheet/numbers';
import { type PriceValue, readPrice } from '../../../../src/sheet/price-value';

/** A price as a cell of a file writes it: with its decimal sign, with thousands apart or a currency sign, or as a word. */
export function readPriceCell(cell: Cell, sign: DecimalSign): PriceValue {
  if (typeof cell === 'boolean') return { kind: 'wrong', reason: 'is yes or no, and not a price' };
  const reading = readNumber(cell, sign);
  switch (reading.kind) {
    case 'blank':
      return { kind: 'price', text: '' };
    case 'number':
      return reading.decimal.startsWith('-') ? { kind: 'wrong', reason: 'is negative' } : readPrice(reading.decimal);
    case 'text':
      return readPrice(reading.text);
  }
}
