import type { SheetKind } from '../../uploads/sheet-kind';
import { type PriceKey, priceFields } from '../price-record';
import { readPriceCell } from './price-cell';

/** What a price file has: the 40 price columns. */
export const priceSheet: SheetKind<PriceKey, string> = {
  name: 'a price file',
  keys: priceFields.map(({ key }) => key),
  noColumns: { column: 'SP_AUD_01', reason: 'to SP_USD_20 are missing: at least one price column is needed' },
  numbers: 'Prices',
  isNumeric: () => true,
  read: (_, cell, sign) => readPriceCell(cell, sign),
};
