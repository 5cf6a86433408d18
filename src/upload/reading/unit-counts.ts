import type { OfferedUnits } from '../../machines/reading-offers.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { readPriceText } from './check-price';
import { increment } from './column-values';
import { dividedBy, type PriceUnit, type UnitSource } from './price-units';
import type { RowReader } from './row-reader';

/** More different numbers of pieces than these are no units, but prices or sizes. */
const mostUnits = 20;

/** A column of prices or costs, with what says for how many pieces they are. */
interface Amounts {
  readonly index: number;
  readonly source: UnitSource;
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
  return [...byIndex.values()].flatMap((amounts) => {
    const source = unitReader.sourceOf(amounts.index);
    return source ? [{ ...amounts, source }] : [];
  });
}

interface Tally {
  readonly source: UnitSource;
  readonly pricesByUnit: Map<PriceUnit | undefined, number>;
  example?: OfferedUnits['example'];
}

/** Whether the numbers that a column has are units of prices: where its name may mean something else, all of them have to be powers of ten. */
function areUnits({ source, pricesByUnit }: Tally): boolean {
  if (source.kind === 'name') return true;
  const units = [...pricesByUnit.keys()].filter((unit) => unit !== undefined);
  return units.length <= mostUnits && (!source.isShortName || units.every((unit) => /^10*$/.test(String(unit))));
}

/** Counts the prices and costs that are for several pieces, as the name of their column or another column says. */
export function createUnitCounts(reader: RowReader) {
  const columns = amountsOf(reader).map((amounts) => ({
    ...amounts,
    tally: { source: amounts.source, pricesByUnit: new Map() } as Tally,
  }));
  return {
    add(row: SheetRow): void {
      for (const { index, tally, read, readDivided } of columns) {
        if (!plainDecimal.test(read(row) ?? '')) continue;
        const unit = reader.unitReader.unitOf(row.cells, index);
        increment(tally.pricesByUnit, unit);
        if (typeof unit !== 'number' || unit === 1) continue;
        tally.example ??= { written: cellText(row.cells[index] ?? '').trim(), unit, divided: readDivided(row, unit) };
      }
    },
    result(): OfferedUnits {
      const tallies = columns.map(({ tally }) => tally).filter((tally) => reader.areDivided || areUnits(tally));
      const found = tallies.filter(({ example }) => example !== undefined);
      const pricesByUnit = new Map<number, number>();
      for (const { pricesByUnit: ofColumn } of found)
        for (const [unit, prices] of ofColumn)
          if (typeof unit === 'number' && unit > 1) pricesByUnit.set(unit, (pricesByUnit.get(unit) ?? 0) + prices);
      const units = [...pricesByUnit].map(([unit, prices]) => ({ unit, prices })).sort((a, b) => a.unit - b.unit);
      return {
        prices: units.reduce((sum, { prices }) => sum + prices, 0),
        units,
        columns: [...new Set(found.map(({ source }) => source.column))],
        unnamed: found.reduce((sum, { pricesByUnit: ofColumn }) => sum + (ofColumn.get(undefined) ?? 0), 0),
        example: found[0]?.example,
        isAsked: units.length > 0 && reader.asksForUnits,
      };
    },
  };
}
