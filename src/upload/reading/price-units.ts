import type { FileColumn } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { type DecimalSeparator, readNumber } from '../../sheet/numbers';
import {
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  requireDecimal,
  roundQuotient,
} from '../../wire/decimal-arithmetic';
import { unitInName, unitNameOf } from './price-unit-names';

/** For how many pieces a price is; `unclear` where the file has digits that are no whole number above 0. */
export type PriceUnit = number | 'unclear';

/** What says for how many pieces the prices of a column are. */
export type UnitSource =
  | { readonly kind: 'column'; readonly column: number; readonly isShortName: boolean }
  | { readonly kind: 'name'; readonly column: number; readonly unit: number };

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

const numberInText = /^[^\d\-−]*(\d[\d.,'’\s]*)\D*$/;

/** The number of a cell such as `100`, `1.000` or `per 100 pcs`; `undefined` without digits, as in `pcs`: the price is for one. */
export function readUnit(cell: Cell, separator: DecimalSeparator): PriceUnit | undefined {
  const text = cellText(cell);
  if (!/\d/.test(text)) return undefined;
  const digits = numberInText.exec(text)?.[1]?.replace(/[.,\s]+$/, '') ?? '';
  const reading = readNumber(digits, typeof cell === 'number' ? 'point' : separator);
  return reading.kind === 'number' && /^[1-9]\d{0,6}$/.test(reading.decimal) ? Number(reading.decimal) : 'unclear';
}

/**
 * Finds what says for how many pieces the prices are. A column of units belongs to the prices before it, or to those after it where one
 * stands first; it counts before the name of the prices' own column.
 * @param amounts the columns of prices and costs, by position from 0
 */
export function createUnitReader(
  fileColumns: readonly FileColumn[],
  amounts: ReadonlySet<number>,
  separator: DecimalSeparator,
) {
  const unitColumns = fileColumns.flatMap(({ index, name, state }): (UnitSource & { kind: 'column' })[] => {
    const kind = state === 'used' || amounts.has(index) ? undefined : unitNameOf(name);
    return kind ? [{ kind: 'column', column: index, isShortName: kind === 'short' }] : [];
  });
  const standBefore = unitColumns.some(({ column }) => column < Math.min(...amounts));
  function findSource(amount: number): UnitSource | undefined {
    const before = unitColumns.findLast(({ column }) => column < amount);
    const after = unitColumns.find(({ column }) => column > amount);
    const besideAmount = standBefore ? (before ?? after) : (after ?? before);
    if (besideAmount) return besideAmount;
    const unit = unitInName(fileColumns.find(({ index }) => index === amount)?.name ?? '');
    return unit === undefined ? undefined : { kind: 'name', column: amount, unit };
  }
  const sources = new Map([...amounts].map((amount) => [amount, findSource(amount)]));
  // Rows are read price by price, most of which have the same unit.
  let last:
    | { readonly cells: readonly Cell[]; readonly column: number; readonly unit: PriceUnit | undefined }
    | undefined;
  return {
    sourceOf: (amount: number): UnitSource | undefined => sources.get(amount),
    /** For how many pieces the price in a column is; `undefined` where nothing says so. */
    unitOf(cells: readonly Cell[], amount: number): PriceUnit | undefined {
      const source = sources.get(amount);
      if (source === undefined) return undefined;
      if (source.kind === 'name') return source.unit;
      const { column } = source;
      if (last?.cells !== cells || last.column !== column)
        last = { cells, column, unit: readUnit(cells[column] ?? '', separator) };
      return last.unit;
    },
  };
}
