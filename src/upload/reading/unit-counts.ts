import type { OfferedUnits } from '../../machines/reading-offers.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { readPriceText } from './check-price';
import { increment } from './column-values';
import { dividedBy } from './price-units';
import type { RowReader } from './row-reader';

/** A column of prices or costs, with what says for how many pieces they are. */
interface Amounts {
  readonly index: number;
  /** The price or cost of a row; a plain decimal if it is a number. */
  readonly read: (row: SheetRow) => string | undefined;
  /** The same divided by the unit. */
  readonly readDivided: (row: SheetRow, unit: number) => string;
}

const plainDecimal = /^\d+(?:\.\d+)?$/;

function amountsOf(reader: RowReader): readonly Amounts[] {
  const { columns, costReaders, unitReader, areDivided } = reader;
  const ofPrices = columns
    .filter(({ content, calculated }) => content === 'price' && !calculated)
    .map((column) => ({
      index: column.index,
      read: ({ cells }: SheetRow) => readPriceText(cells[column.index] ?? '', column.style),
      readDivided: ({ cells }: SheetRow, unit: number) =>
        readPriceText(cells[column.index] ?? '', { ...column.style, unit }),
    }));
  const ofCosts = costReaders.map(({ column: index, costOf }) => ({
    index,
    read({ cells }: SheetRow) {
      const cost = costOf(cells);
      return cost && formatDecimal(cost);
    },
    readDivided({ cells }: SheetRow, unit: number) {
      const cost = costOf(cells);
      return cost ? formatDecimal(areDivided ? cost : dividedBy(cost, unit)) : '';
    },
  }));
  // A column of costs may have several rules.
  const byIndex = new Map([...ofPrices, ...ofCosts].map((amounts) => [amounts.index, amounts]));
  return [...byIndex.values()].filter(({ index }) => unitReader.hasSource(index));
}

/** Counts the prices and costs that are for several pieces, as the name of their column or another column says. */
export function createUnitCounts(reader: RowReader) {
  const columns = amountsOf(reader);
  const pricesByUnit = new Map<number, number>();
  const unnamedByAmount = new Map<number, number>();
  const unitColumns = new Map<number, Set<number>>();
  let example: OfferedUnits['example'];
  return {
    add(row: SheetRow): void {
      for (const { index, read, readDivided } of columns) {
        if (!plainDecimal.test(read(row) ?? '')) continue;
        const { unit, column } = reader.unitReader.namedUnitOf(row.cells, index) ?? {};
        if (column === undefined) increment(unnamedByAmount, index);
        if (typeof unit !== 'number' || column === undefined || unit === 1) continue;
        increment(pricesByUnit, unit);
        unitColumns.set(index, (unitColumns.get(index) ?? new Set()).add(column));
        example ??= { written: cellText(row.cells[index] ?? '').trim(), unit, divided: readDivided(row, unit) };
      }
    },
    result(): OfferedUnits {
      const units = [...pricesByUnit].map(([unit, prices]) => ({ unit, prices })).sort((a, b) => a.unit - b.unit);
      return {
        prices: units.reduce((sum, { prices }) => sum + prices, 0),
        units,
        columns: [...new Set([...unitColumns.values()].flatMap((ofAmount) => [...ofAmount]))],
        unnamed: [...unitColumns.keys()].reduce((sum, index) => sum + (unnamedByAmount.get(index) ?? 0), 0),
        example,
        isAsked: units.length > 0 && reader.asksForUnits,
      };
    },
  };
}
