import type { CostSource, FileColumn, ReadingOptions } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { columnsOf, type UploadShape } from '../upload-shape';
import { increment } from './column-values';
import { unitKindOf } from './price-unit-names';
import { type PriceUnit, readUnit } from './price-units';

/** A column that may say for how many pieces the prices of a row are. */
export interface UnitColumn {
  readonly column: number;
  /** Whether its name may mean something else, such as a pack. */
  readonly isShortName: boolean;
  /** Whether the user has chosen it, so that its numbers are units whatever they are. */
  readonly isChosen?: true;
}

/** Where the units of prices are looked for. */
export interface PricedColumns {
  readonly fileColumns: readonly FileColumn[];
  /** The columns that have prices or costs, by position from 0. */
  readonly amounts: ReadonlySet<number>;
  readonly chosenColumn: ReadingOptions['unitColumn'];
}

/** How many rows with a price have each unit, by the position of the column with the units. */
export type UnitTallies = ReadonlyMap<number, ReadonlyMap<PriceUnit | undefined, number>>;

/** More different numbers of pieces than these are no units, but prices or sizes. */
const mostUnits = 20;

interface ReadColumns {
  readonly costs?: readonly Pick<CostSource, 'column'>[] | undefined;
  readonly unitColumn?: number | undefined;
}

export function pricedColumns(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  { costs = [], unitColumn: chosenColumn }: ReadColumns,
): PricedColumns {
  const priceKeys = new Set(columnsOf(shape).flatMap(({ key, content }) => (content === 'price' ? [key] : [])));
  const ofPrices = fileColumns.filter(({ state, key }) => state === 'used' && key !== undefined && priceKeys.has(key));
  const amounts = new Set([...ofPrices.map(({ index }) => index), ...costs.map(({ column }) => column)]);
  return { fileColumns, amounts, chosenColumn };
}

/**
 * Where tables stand side by side, the number of the one in which a column is; otherwise 0 for all. They have the names that are read once
 * more each, and blank columns, or else the first repeated name, between them.
 */
function tableFinder(fileColumns: readonly FileColumn[], amounts: ReadonlySet<number>): (index: number) => number {
  const isRead = ({ state, index }: FileColumn) => state === 'used' || amounts.has(index);
  const unreadNames = new Set(fileColumns.filter((column) => !isRead(column)).map(({ name }) => name));
  unreadNames.delete('');
  const areSideBySide =
    fileColumns.some(({ state, index }) => state === 'used' && !amounts.has(index)) &&
    fileColumns.filter(isRead).every(({ name }) => unreadNames.has(name));
  if (!areSideBySide) return () => 0;
  const blankColumns = fileColumns.filter(({ state }) => state === 'blank');
  const firstName = fileColumns.find(({ name, index }) =>
    fileColumns.some((other) => name !== '' && other.name === name && other.index !== index),
  )?.name;
  const starts = blankColumns.length > 0 ? blankColumns : fileColumns.filter(({ name }) => name === firstName);
  return (index) => starts.filter((start) => start.index <= index).length;
}

/** The columns that may have the units of these prices: the chosen one, or those with such names. */
export function unitColumnsOf({ fileColumns, amounts, chosenColumn }: PricedColumns): readonly UnitColumn[] {
  if (chosenColumn !== undefined) return [{ column: chosenColumn, isShortName: false, isChosen: true }];
  const tableOf = tableFinder(fileColumns, amounts);
  const tables = new Set([...amounts].map(tableOf));
  return fileColumns.flatMap((column): readonly UnitColumn[] => {
    const { index, state } = column;
    if (state === 'used' || amounts.has(index) || !tables.has(tableOf(index))) return [];
    const kind = unitKindOf(column);
    return kind ? [{ column: index, isShortName: kind === 'short' }] : [];
  });
}

/** Counts the units of the rows that have a price: whether a column has units shows in all of its numbers. */
export function createUnitTallies(priced: PricedColumns) {
  const tallies = new Map(
    unitColumnsOf(priced).map(({ column }) => [column, new Map<PriceUnit | undefined, number>()]),
  );
  const indexes = [...priced.amounts];
  return {
    add(rows: readonly SheetRow[]): void {
      for (const { cells } of rows) {
        if (!indexes.some((index) => /\d/.test(cellText(cells[index] ?? '')))) continue;
        for (const [column, tally] of tallies) increment(tally, readUnit(cells[column] ?? ''));
      }
    },
    result: (): UnitTallies => tallies,
  };
}

/** Whether the numbers of a column are units, and not all of them 1: where its name may mean something else, most have to be powers of ten. */
export function areUnits({ column, isShortName, isChosen }: UnitColumn, tallies: UnitTallies): boolean {
  if (isChosen) return true;
  const units = [...(tallies.get(column) ?? [])].filter(([unit]) => unit !== undefined);
  if (units.length > mostUnits || units.every(([unit]) => unit === 1)) return false;
  return !isShortName || arePowersOfTen(units);
}

/** Prices may be for 50 or 500, too, but only packs have 12 or 24. */
const isSizeOfPack = (unit: number): boolean => 10 ** 7 % unit !== 0;

function arePowersOfTen(units: readonly (readonly [unit: PriceUnit | undefined, rows: number])[]): boolean {
  const rowsWith = (isCounted: (unit: number) => boolean) =>
    units.reduce((sum, [unit, rows]) => sum + (typeof unit === 'number' && isCounted(unit) ? rows : 0), 0);
  const allRows = units.reduce((sum, [, rows]) => sum + rows, 0);
  const powers = rowsWith((unit) => /^10*$/.test(String(unit)));
  const powersAboveOne = powers - rowsWith((unit) => unit === 1);
  return powers * 2 > allRows && powersAboveOne > rowsWith(isSizeOfPack);
}
