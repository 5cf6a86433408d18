import { currencies, type PriceKey, priceKey, priceKeys } from '../../../../src/wire/price-levels';
import type { SheetKind } from '../../uploads/sheet-kind';
import { readPriceCell } from '../price-cell';

export const priceSheet: SheetKind<PriceKey, string> = {
  name: 'a price file',
  keys: priceKeys,
  noColumns: {
    column: priceKey(currencies[0], 1),
    reason: `to ${priceKeys.at(-1)} are missing: at least one price column is needed`,
  },
  numbers: 'Prices',
  isNumeric: () => true,
  read: (_, cell, separator) => readPriceCell(cell, separator),
};
