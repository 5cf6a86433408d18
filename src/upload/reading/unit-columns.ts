import type { FileColumn, ReadingOptions } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { columnsOf, type UploadShape } from '../upload-shape';
import { increment } from './column-values';
import { unitNameOf } from './price-unit-names';
import { type PriceUnit, readUnit } from './price-units';

/** A column that may say for how many pieces the prices of a row are. */
export interface UnitColumn {
  readonly column: number;
  /** Whether its name may mean something else, such as a pack. */
  readonly isShortName: boolean;
}

/** How many rows with a price have each unit, by the position of the column with the units. */
export type UnitTallies = ReadonlyMap<number, ReadonlyMap<PriceUnit | undefined, number>>;

/** More different numbers of pieces than these are no units, but prices or sizes. */
const mostUnits = 20;

/** The columns of the file that have prices or costs, by position from 0. */
export function amountColumns(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  costs: ReadingOptions['costs'] = [],
): ReadonlySet<number> {
  const priceKeys = new Set(columnsOf(shape).flatMap(({ key, content }) => (content === 'price' ? [key] : [])));
  const ofPrices = fileColumns.filter(({ state, key }) => state === 'used' && key !== undefined && priceKeys.has(key));
  return new Set([...ofPrices.map(({ index }) => index), ...costs.map(({ column }) => column)]);
}

export const unitColumnsOf = (
  fileColumns: readonly FileColumn[],
  amounts: ReadonlySet<number>,
): readonly UnitColumn[] =>
  fileColumns.flatMap(({ index, name, state }): readonly UnitColumn[] => {
    const kind = state === 'used' || amounts.has(index) ? undefined : unitNameOf(name);
    return kind ? [{ column: index, isShortName: kind === 'short' }] : [];
  });

/** Counts the units of the rows that have a price: whether a column has units shows in all of its numbers. */
export function createUnitTallies(unitColumns: readonly UnitColumn[], amounts: ReadonlySet<number>) {
  const tallies = new Map(unitColumns.map(({ column }) => [column, new Map<PriceUnit | undefined, number>()]));
  const indexes = [...amounts];
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

/** Whether the numbers of a column are units, and not all of them 1: where its name may mean something else, all have to be powers of ten. */
export function areUnits({ column, isShortName }: UnitColumn, tallies: UnitTallies): boolean {
  const units = [...(tallies.get(column)?.keys() ?? [])].filter((unit) => unit !== undefined);
  return (
    units.length <= mostUnits &&
    units.some((unit) => unit !== 1) &&
    (!isShortName || units.every((unit) => /^10*$/.test(String(unit))))
  );
}
