import type { Cell } from '../../../../src/sheet/cell';
import { type DecimalSeparator, readNumber } from '../../../../src/sheet/numbers';
import { hasOtherSign } from '../../../../src/wire/currency-signs';
import { currencies, currencyOf, type PriceKey, priceKey, priceKeys } from '../../../../src/wire/price-levels';
import { priceReading, type Reading } from '../../http/field-reading';
import type { SheetKind } from '../../uploads/sheet-kind';

export const priceSheet: SheetKind<PriceKey, string> = {
  name: 'a price file',
  keys: priceKeys,
  noColumns: {
    column: priceKey(currencies[0], 1),
    reason: `to ${priceKeys.at(-1)} are missing: at least one price column is needed`,
  },
  numbers: 'Prices',
  isNumeric: () => true,
  read: (key, cell, separator) => readPriceCell(key, cell, separator),
};

/** Reads a price from a spreadsheet cell: a number, also with thousands separators or its currency's sign, or a word. */
function readPriceCell(key: PriceKey, cell: Cell, separator: DecimalSeparator): Reading<string> {
  if (typeof cell === 'boolean') return { kind: 'wrong', reason: 'is yes or no, and not a price' };
  const currency = currencyOf(key);
  if (typeof cell === 'string' && currency && /\d/.test(cell) && hasOtherSign(cell, currency))
    return priceReading(cell);
  const reading = readNumber(cell, separator);
  switch (reading.kind) {
    case 'blank':
      return { kind: 'value', value: '' };
    case 'number':
      return reading.decimal.startsWith('-') ? { kind: 'wrong', reason: 'is negative' } : priceReading(reading.decimal);
    case 'text':
      return priceReading(reading.text);
  }
}
