import type { FileColumn, FindingKind, ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import type { DecimalSeparator } from '../../sheet/numbers';
import { currencyOf } from '../../wire/price-levels';
import { normalizeName } from '../../wire/text-rules';
import { type ColumnContent, columnsOf, type UploadShape } from '../upload-shape';
import { isOtherCurrency, isRounded } from './check-price';
import { isNumeric, rulesOf } from './contents';
import { type CostReader, checkCalculated, createCostReader, createUnconfirmedCurrencyFinder } from './cost-reader';
import { otherCurrencyOfColumn } from './currency-words';
import { createKeyReader, type KnownKeys } from './key-reader';
import { isDashes, type ReadingStyle, splitCurrency } from './number-style';
import type { PriceUnit } from './price-units';
import { pricedColumns, type UnitTallies } from './unit-columns';
import { createUnitReader } from './unit-sources';

export interface ReadColumn {
  readonly key: string;
  readonly index: number;
  readonly content: ColumnContent;
  readonly style: ReadingStyle;
  /** Whether the column's name, or the format of its numbers, has another currency than the one in which it is read, which the user is asked about. */
  readonly namesOtherCurrency?: boolean;
  /** Set for a price that follows from the cost in the column at `index`. */
  readonly calculated?: { readonly costReader: CostReader; readonly position: number };
}

export interface RowFinding {
  readonly column: string;
  readonly kind: FindingKind;
}

export type RowReader = ReturnType<typeof createRowReader>;

interface KnownOfFile {
  readonly knownKeys: KnownKeys | undefined;
  /** Which numbers the columns have that may say for how many pieces prices are. */
  readonly unitTallies: UnitTallies;
}

/** Assumes that `isCompleteMapping(columns)`. */
export function createRowReader(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  separator: DecimalSeparator,
  options: ReadingOptions,
  { knownKeys, unitTallies }: KnownOfFile,
) {
  const { rounding, skuParts, costs = [], priceUnits } = options;
  const keyColumn = shape.keyColumn.key;
  const unitReader = createUnitReader(pricedColumns(shape, fileColumns, options), unitTallies);
  const areDivided = priceUnits === 'divided';
  const unitOf = areDivided ? unitReader.unitOf : undefined;
  const costReaders = costs.map((source) => createCostReader(source, separator, unitOf));
  const columns = columnsToRead(shape, fileColumns, { separator, options, costReaders });
  const keyIndex = columns.find(({ key }) => key === keyColumn)?.index ?? -1;
  const checks = columns.map((column) => ({ ...column, check: rulesOf(column.content).check }));

  const keyReader = createKeyReader(keyIndex, options, knownKeys);
  const styleIn = createStyleReader(unitOf);
  const cellOf = (cells: readonly Cell[], { key, index }: ReadColumn): Cell =>
    key === keyColumn ? keyReader.resolve(cells).cell : (cells[index] ?? '');
  function findingOf(column: (typeof checks)[number], cells: readonly Cell[]): FindingKind | undefined {
    const { key, check, style } = column;
    const calculation = calculationIn(column, cells);
    if (calculation) return calculatedFinding(cells, calculation);
    if (key !== keyColumn) return check(cellOf(cells, column), styleIn(column, cells));
    const { cell, problem } = keyReader.resolve(cells);
    return check(cell, style) ?? problem;
  }
  return {
    columns,
    costReaders,
    unitReader,
    /** Whether prices and costs are divided by their units. */
    areDivided,
    /** By how much the price or cost in a column of the row is divided; 1 where it is not. */
    divisorIn({ cells }: SheetRow, index: number): number {
      const unit = unitOf?.(cells, index);
      return typeof unit === 'number' ? unit : 1;
    },
    /** Whether the user has not said yet what becomes of prices for several pieces. */
    asksForUnits: priceUnits === undefined,
    unconfirmedCurrencyOf: createUnconfirmedCurrencyFinder(costReaders, fileColumns),
    /** Columns of the file from which the key is made. */
    keyParts: skuParts?.columns ?? [],
    /** The known key that the row's unknown one resembles. */
    nearKeyOf: ({ cells }: SheetRow) => keyReader.nearKeyOf(cells),
    /** The key, or the supplier's number, as the file has it. */
    keyInFileOf: ({ cells }: SheetRow) => keyReader.keyInFile(cells),
    keyOf({ cells }: SheetRow): string {
      const key = normalizeName(cellText(keyReader.resolve(cells).cell));
      return isDashes(key) ? '' : key;
    },
    /** Returns the findings of a row, except those that need the other rows. */
    findingsOf({ cells }: SheetRow): readonly RowFinding[] {
      const findings: RowFinding[] = [];
      for (const column of checks) {
        const kind = findingOf(column, cells);
        if (kind !== undefined) findings.push({ column: column.key, kind });
      }
      return findings;
    },
    read({ cells }: SheetRow, column: ReadColumn): string {
      const calculation = calculationIn(column, cells);
      return calculation
        ? calculation.costReader.priceAt(cells, calculation.position)
        : rulesOf(column.content).read(cellOf(cells, column), styleIn(column, cells));
    },
    /** Counts rounded prices, and cells that are read differently from how they are written. */
    countChangedCells({ cells }: SheetRow) {
      let rounded = 0;
      let reinterpreted = 0;
      for (const column of columns) {
        if (calculationIn(column, cells)) continue;
        const { index, content, style } = column;
        const cell = cells[index] ?? '';
        if (content === 'price' && rounding !== undefined && isRounded(cell, styleIn(column, cells))) rounded++;
        if (typeof cell !== 'string' || cell === '') continue;
        if (isDashes(cell) || (isNumeric(content) && isCurrencyText(cell) && !isOtherCurrency(cell, style)))
          reinterpreted++;
      }
      return { rounded, reinterpreted };
    },
  };
}

/**
 * Returns how a cell is read: a price may be divided by the unit that its row has. Makes the style of each unit once, because copying an
 * object takes longer than reading a price.
 */
function createStyleReader(unitOf: ReturnType<typeof createUnitReader>['unitOf'] | undefined) {
  const stylesByUnit = new Map<ReadingStyle, Map<PriceUnit, ReadingStyle>>();
  return ({ content, index, style }: ReadColumn, cells: readonly Cell[]): ReadingStyle => {
    const unit = content === 'price' ? unitOf?.(cells, index) : undefined;
    if (unit === undefined || unit === 1) return style;
    const byUnit = stylesByUnit.get(style) ?? new Map<PriceUnit, ReadingStyle>();
    stylesByUnit.set(style, byUnit);
    const styleOfUnit = byUnit.get(unit) ?? { ...style, unit };
    byUnit.set(unit, styleOfUnit);
    return styleOfUnit;
  };
}

interface HowToRead {
  readonly separator: DecimalSeparator;
  readonly options: ReadingOptions;
  readonly costReaders: readonly CostReader[];
}

function columnsToRead(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  { separator, options, costReaders }: HowToRead,
): readonly ReadColumn[] {
  const { rounding, skuParts, statuses, firstAddress, textCurrencies, unratedCurrencies = [] } = options;
  const otherCurrencyMark = (column: FileColumn | undefined, currency: string | undefined) => {
    const named = column && currency !== undefined ? otherCurrencyOfColumn(column, currency) : undefined;
    return named !== undefined && !unratedCurrencies.includes(named) ? ({ namesOtherCurrency: true } as const) : {};
  };
  return columnsOf(shape).flatMap(({ key, content }): ReadColumn[] => {
    const style = {
      separator,
      rounding,
      currency: currencyOf(key),
      ...(statuses && { statuses }),
      ...(firstAddress && { firstAddress }),
      ...(textCurrencies && { textCurrencies }),
    };
    if (key === shape.keyColumn.key && skuParts) return [{ key, index: skuParts.columns[0], content, style }];
    const calculated = calculationOf(key, costReaders);
    if (calculated) {
      const { column: index, unnamedCurrency } = calculated.costReader;
      const fileColumn = fileColumns.find((column) => column.index === index);
      return [{ key, index, content, style, calculated, ...otherCurrencyMark(fileColumn, unnamedCurrency) }];
    }
    return fileColumns
      .filter((column) => column.state === 'used' && column.key === key)
      .map((column) => ({ key, index: column.index, content, style, ...otherCurrencyMark(column, style.currency) }));
  });
}

const isCurrencyText = (cell: string) => /[a-z$]/i.test(cell) && /\d/.test(cell) && splitCurrency(cell) !== undefined;

/** How the price of a row is calculated; `undefined` for one that the file has. */
const calculationIn = ({ calculated }: ReadColumn, cells: readonly Cell[]): ReadColumn['calculated'] =>
  calculated?.costReader.isOwnPrice(cells) ? undefined : calculated;

function calculationOf(key: string, readers: readonly CostReader[]): ReadColumn['calculated'] {
  for (const costReader of readers) {
    const keys: readonly string[] = costReader.keys;
    const position = keys.indexOf(key);
    if (position >= 0) return { costReader, position };
  }
  return undefined;
}

/** A row without a cost has one finding, at the first of the prices that would follow from it. */
function calculatedFinding(cells: readonly Cell[], { costReader, position }: NonNullable<ReadColumn['calculated']>) {
  const finding = costReader.findingOf(cells);
  if (finding !== undefined) return position === 0 ? finding : undefined;
  return checkCalculated(costReader.priceAt(cells, position));
}
