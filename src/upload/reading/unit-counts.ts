import type { OfferedUnits } from '../../machines/reading-offers.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { readPriceText } from './check-price';
import { increment } from './column-values';
import type { ReadingStyle } from './number-style';
import { dividedBy } from './price-units';
import type { RowReader } from './row-reader';
import type { NamedUnit } from './unit-sources';

/** The price or cost of a row in a column; a plain decimal if it is a number, and '' where there is none of its kind. */
interface Amounts {
  readonly index: number;
  readonly read: (row: SheetRow) => string;
  /** The same divided by the unit. */
  readonly readDivided: (row: SheetRow, unit: number) => string;
}

const plainDecimal = /^\d+(?:\.\d+)?$/;

/** By the position of their column: one may have several rules for costs, and prices beside costs in another currency. */
function amountsByColumn({ columns, costReaders, unitReader, areDivided }: RowReader) {
  const ofPrices = columns
    .filter(({ content }) => content === 'price')
    .map(({ index, style, calculated }): Amounts => {
      const priceIn = ({ cells }: SheetRow, ofUnit: ReadingStyle) =>
        calculated === undefined || calculated.costReader.isOwnPrice(cells)
          ? readPriceText(cells[index] ?? '', ofUnit)
          : '';
      return {
        index,
        read: (row) => priceIn(row, style),
        readDivided: (row, unit) => priceIn(row, { ...style, unit }),
      };
    });
  const ofCosts = costReaders.map(({ column: index, costOf }): Amounts => {
    const costIn = ({ cells }: SheetRow, unit: number) => {
      const cost = costOf(cells);
      return cost ? formatDecimal(unit === 1 ? cost : dividedBy(cost, unit)) : '';
    };
    // The cost of a row is divided already where all are.
    return { index, read: (row) => costIn(row, 1), readDivided: (row, unit) => costIn(row, areDivided ? 1 : unit) };
  });
  const amounts = [...ofPrices, ...ofCosts].filter(({ index }) => unitReader.mayHaveUnits(index));
  const indexes = new Set(amounts.map(({ index }) => index));
  return [...indexes].map((index) => [index, amounts.filter((one) => one.index === index)] as const);
}

interface CountedPrice {
  /** The column of the price. */
  readonly index: number;
  readonly written: string;
  readonly named: NamedUnit | undefined;
  readonly divided: (unit: number) => string;
}

function createTally(countsUnclear: boolean) {
  const pricesByUnit = new Map<number, number>();
  const unnamedByAmount = new Map<number, number>();
  /** The columns that say so, of each column of prices. */
  const unitColumns = new Map<number, Set<number>>();
  let unclear = 0;
  let example: OfferedUnits['example'];
  return {
    add({ index, written, named, divided }: CountedPrice): void {
      if (named === undefined) increment(unnamedByAmount, index);
      const { unit, column } = named ?? {};
      const isUnclear = unit === 'unclear' && countsUnclear;
      if (column === undefined || unit === 1 || !(isUnclear || typeof unit === 'number')) return;
      unitColumns.set(index, (unitColumns.get(index) ?? new Set()).add(column));
      if (typeof unit !== 'number') {
        unclear++;
        return;
      }
      increment(pricesByUnit, unit);
      example ??= { written, unit, divided: divided(unit) };
    },
    result() {
      const units = [...pricesByUnit].map(([unit, prices]) => ({ unit, prices })).sort((a, b) => a.unit - b.unit);
      return {
        prices: units.reduce((sum, { prices }) => sum + prices, 0),
        units,
        columns: [...new Set([...unitColumns.values()].flatMap((ofAmount) => [...ofAmount]))],
        unnamed: [...unitColumns.keys()].reduce((sum, index) => sum + (unnamedByAmount.get(index) ?? 0), 0),
        unclear,
        example,
      };
    },
  };
}

/** Counts the prices and costs that are for several pieces, as the name of their column or another column says. */
export function createUnitCounts(reader: RowReader) {
  const { unitReader, areDivided, asksForUnits } = reader;
  const columns = amountsByColumn(reader);
  const ofUnits = createTally(areDivided);
  const ofPacks = createTally(false);
  return {
    add(row: SheetRow): void {
      for (const [index, amounts] of columns) {
        const found = amounts.find(({ read }) => plainDecimal.test(read(row)));
        if (found === undefined) continue;
        const written = cellText(row.cells[index] ?? '').trim();
        const price = { index, written, divided: (unit: number) => found.readDivided(row, unit) };
        ofUnits.add({ ...price, named: unitReader.namedUnitOf(row.cells, index) });
        if (areDivided) ofPacks.add({ ...price, named: unitReader.packOf(row.cells, index) });
      }
    },
    result(): OfferedUnits {
      const found = ofUnits.result();
      const packs = ofPacks.result();
      // The answer was about units, which the file does not have.
      if (found.prices + found.unclear === 0 && packs.prices > 0)
        return { ...packs, example: undefined, isAsked: true, isRefused: true };
      return { ...found, isAsked: found.prices > 0 && asksForUnits, isRefused: false };
    },
  };
}
