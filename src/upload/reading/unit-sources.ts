import type { Cell } from '../../sheet/cell';
import { unitInName } from './price-unit-names';
import { type PriceUnit, readUnit } from './price-units';
import { areUnits, type PricedColumns, type UnitColumn, type UnitTallies, unitColumnsOf } from './unit-columns';

/** What says for how many pieces the prices of a column are. */
interface UnitSource {
  /** The column with the units. */
  readonly column: number | undefined;
  /** For how many pieces all prices are that have no number in that column, as the name of their own column says. */
  readonly unitInName: number | undefined;
}

/** The unit of a price, and the column that says so. */
export interface NamedUnit {
  readonly unit: PriceUnit;
  readonly column: number;
}

/** A column of units as seen from a column of prices: the first one that has units counts. */
interface Candidate extends UnitColumn {
  readonly isOnUsualSide: boolean;
  /** How many other columns of prices stand between. */
  readonly pricesBetween: number;
}

/** The column with the units of prices; without one, a column that may have units by its name, but has numbers such as those of packs. */
interface ColumnsOfUnits {
  readonly units: number | undefined;
  readonly packs: number | undefined;
}

/** Columns of units stand after the prices, or before them where one stands first. */
function isBeforePrices(
  unitColumns: readonly UnitColumn[],
  columnsWithUnits: ReadonlySet<UnitColumn>,
  firstAmount: number,
) {
  const clearColumns = unitColumns.filter(({ isShortName }) => !isShortName);
  return (clearColumns.length > 0 ? clearColumns : [...columnsWithUnits]).some(({ column }) => column < firstAmount);
}

/**
 * Finds the column of units of each column of prices: the nearest one that has units. Where a column with a clear name stands beside the
 * prices and has none, as where all are for one piece, that of other prices does not take its place.
 */
function createUnitColumnFinder(priced: PricedColumns, tallies: UnitTallies) {
  const { amounts } = priced;
  const unitColumns = unitColumnsOf(priced);
  const columnsWithUnits = new Set(unitColumns.filter((one) => areUnits(one, tallies)));
  const standBefore = isBeforePrices(unitColumns, columnsWithUnits, Math.min(...amounts));
  const between = (one: number, other: number) =>
    [...amounts].filter((amount) => amount > Math.min(one, other) && amount < Math.max(one, other)).length;
  const isOnUsualSide = (column: number, amount: number) => column < amount === standBefore;
  const isOfOtherPrices = (column: number, amount: number) =>
    [...amounts].some((other) => other !== amount && isOnUsualSide(column, other) && between(column, other) === 0);
  return (amount: number): ColumnsOfUnits => {
    const candidates = unitColumns
      .map((one): Candidate & { readonly hasUnits: boolean } => ({
        ...one,
        isOnUsualSide: isOnUsualSide(one.column, amount),
        pricesBetween: between(one.column, amount),
        hasUnits: columnsWithUnits.has(one),
      }))
      .toSorted((one, other) => compareCandidates(one, other, amount));
    const hasOwnClearColumn = candidates.some(
      (one) => one.isOnUsualSide && one.pricesBetween === 0 && !one.isShortName && !one.hasUnits,
    );
    const found = candidates.find(
      ({ column, hasUnits }) => hasUnits && !(hasOwnClearColumn && isOfOtherPrices(column, amount)),
    );
    const packs = candidates.find(
      ({ column, isShortName, hasUnits }) => isShortName && !hasUnits && hasUnitAboveOne(tallies, column),
    );
    return { units: found?.column, packs: found ? undefined : packs?.column };
  };
}

const hasUnitAboveOne = (tallies: UnitTallies, column: number): boolean =>
  [...(tallies.get(column)?.keys() ?? [])].some((unit) => typeof unit === 'number' && unit > 1);

const compareCandidates = (one: Candidate, other: Candidate, amount: number): number =>
  Number(other.isOnUsualSide) - Number(one.isOnUsualSide) ||
  one.pricesBetween - other.pricesBetween ||
  Number(one.isShortName) - Number(other.isShortName) ||
  Math.abs(one.column - amount) - Math.abs(other.column - amount);

/** Finds what says for how many pieces the prices are. */
export function createUnitReader(priced: PricedColumns, tallies: UnitTallies) {
  const { fileColumns, amounts } = priced;
  const unitColumnsFor = createUnitColumnFinder(priced, tallies);
  const nameOf = (amount: number) => fileColumns.find(({ index }) => index === amount)?.name ?? '';
  const otherNames = (amount: number) => fileColumns.flatMap(({ index, name }) => (index === amount ? [] : [name]));
  const sources = new Map<number, UnitSource>();
  const packColumns = new Map<number, number>();
  for (const amount of amounts) {
    const { units: column, packs } = unitColumnsFor(amount);
    const source = { column, unitInName: unitInName(nameOf(amount), otherNames(amount)) };
    if (column !== undefined || source.unitInName !== undefined) sources.set(amount, source);
    else if (packs !== undefined) packColumns.set(amount, packs);
  }
  // Rows are read price by price, most of which have the same unit.
  let last:
    | { readonly cells: readonly Cell[]; readonly column: number; readonly unit: PriceUnit | undefined }
    | undefined;
  function unitInColumn(cells: readonly Cell[], column: number): PriceUnit | undefined {
    if (last?.cells !== cells || last.column !== column) last = { cells, column, unit: readUnit(cells[column] ?? '') };
    return last.unit;
  }
  /** For how many pieces the price in a column is; `undefined` where nothing says so. */
  function unitOf(cells: readonly Cell[], amount: number): PriceUnit | undefined {
    const source = sources.get(amount);
    if (source === undefined) return undefined;
    const unit = source.column === undefined ? undefined : unitInColumn(cells, source.column);
    return unit ?? source.unitInName;
  }
  return {
    /** Whether something may say for how many pieces the prices of a column are: units, or numbers such as those of packs. */
    mayHaveUnits: (amount: number): boolean => sources.has(amount) || packColumns.has(amount),
    unitOf,
    namedUnitOf(cells: readonly Cell[], amount: number): NamedUnit | undefined {
      const unit = unitOf(cells, amount);
      const column = sources.get(amount)?.column;
      const isInColumn = column !== undefined && unitInColumn(cells, column) !== undefined;
      return unit === undefined ? undefined : { unit, column: isInColumn ? column : amount };
    },
    /** The number beside a price in a column whose numbers are such as those of packs. */
    packOf(cells: readonly Cell[], amount: number): NamedUnit | undefined {
      const column = packColumns.get(amount);
      const unit = column === undefined ? undefined : unitInColumn(cells, column);
      return column === undefined || unit === undefined ? undefined : { unit, column };
    },
  };
}
