import { type Cell, cellText } from '../../sheet/cell';
import {
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  requireDecimal,
  roundQuotient,
} from '../../wire/decimal-arithmetic';
import { errorFinding } from './finding-kinds';

/** For how many pieces a price is; `unclear` for an error cell, and for digits that are not a whole number from 1 to 9,999,999. */
export type PriceUnit = number | 'unclear';

/** So many that rounding a divided price once more gives the same as rounding it once. */
const dividedStep: Decimal = { units: 1n, scale: 12 };

export const dividedBy = (price: Decimal, unit: number): Decimal =>
  roundQuotient(price, { units: BigInt(unit), scale: 0 }, dividedStep);

/** A plain decimal divided by the unit of the price. */
export function dividedText(decimal: string, unit: PriceUnit | undefined): string {
  const price = typeof unit === 'number' && unit > 1 ? parseDecimal(decimal) : undefined;
  return price === undefined || typeof unit !== 'number' ? decimal : formatDecimal(dividedBy(price, unit));
}

/** A plain decimal times the unit of the price. */
export const multipliedText = (decimal: string, unit = 1): string =>
  unit === 1 ? decimal : formatDecimal(multiplyDecimals(requireDecimal(decimal), { units: BigInt(unit), scale: 0 }));

/** A number directly after a letter is none of pieces, as in `m2` and `PE100`, unless the letters are a word such as `per`. */
const afterLetter = /(?<=\p{L})(?<!(?<!\p{L})(?:per|pro|je|par))\d+/giu;
const numberInText = /^[^\d\-−]*(\d(?:[\d.,'’\s]*\d)?)[^\d\-−]*$/;
/** With groups of thousands, and decimals that are 0. */
const wholeNumber = /^(\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/;

/**
 * The number of a cell such as `100`, `1.000` or `per 100 pcs`; `undefined` without digits, as in `pcs`: the price is for one. It is a whole
 * number, so that `1.000` is 1000 whatever the decimal separator of the prices is.
 */
export function readUnit(cell: Cell): PriceUnit | undefined {
  if (errorFinding(cell) !== undefined) return 'unclear';
  const text = typeof cell === 'string' ? cell.replace(afterLetter, '') : cellText(cell);
  if (!/\d/.test(text)) return undefined;
  const number = numberInText.exec(text)?.[1] ?? '';
  const digits = typeof cell === 'number' ? text : (wholeNumber.exec(number)?.[1] ?? '').replace(/\D/g, '');
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : 'unclear';
}
