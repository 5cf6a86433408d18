import type { CostSource, FileColumn, FindingKind } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { type DecimalSeparator, readNumber } from '../../sheet/numbers';
import { calculatorOf, costRuleKeys } from '../../wire/cost-rule';
import { type Decimal, formatDecimal, parseDecimal } from '../../wire/decimal-arithmetic';
import { parsePrice } from '../../wire/price-text';
import { currencyAmount, foreignAmount, isCurrencyOfColumn, otherCurrencyOfColumn } from './currency-words';
import { errorFinding } from './finding-kinds';
import { isDashes, isInOtherNotation } from './number-style';
import { dividedBy, type PriceUnit } from './price-units';

/** A cost; or why no price follows from it: it is blank, 0 or a text (`no-cost`), below 0, in the other notation, or an error. */
type CostReading =
  | { readonly kind: 'cost'; readonly cost: Decimal }
  | {
      readonly kind: 'none';
      readonly finding:
        | 'no-cost'
        | 'negative'
        | 'wrong-number'
        | 'error-cell'
        | 'not-calculated'
        | 'other-currency'
        | 'no-unit';
    };

const noCost = (finding: Exclude<CostReading, { kind: 'cost' }>['finding']): CostReading => ({ kind: 'none', finding });

/** Reads the cost of a cell in this currency. */
function readCost(cell: Cell, separator: DecimalSeparator, currency: string): CostReading {
  const error = errorFinding(cell);
  if (error === 'error-cell' || error === 'not-calculated') return noCost(error);
  if (typeof cell === 'boolean' || isDashes(cellText(cell))) return noCost('no-cost');
  const plain = readNumber(cell, separator);
  // A number may have a sign such as `€`.
  const hasWord = typeof cell === 'string' && (plain.kind !== 'number' || /\p{Sc}/u.test(cell));
  const amount = hasWord ? currencyAmount(cell) : undefined;
  if (plain.kind === 'number' && amount === undefined) {
    const hasUnknownSign = typeof cell === 'string' && /\p{Sc}/u.test(cell) && !plain.decimal.startsWith('-');
    return hasUnknownSign ? noCost('other-currency') : costOf(plain.decimal);
  }
  if (hasWord && foreignAmount(cell, currency)) return noCost('other-currency');
  const reading = amount && readNumber(amount.amount, separator);
  if (reading?.kind === 'number') return costOf(reading.decimal);
  return noCost(isInOtherNotation(amount?.amount ?? cellText(cell), separator) ? 'wrong-number' : 'no-cost');
}

function costOf(decimal: string): CostReading {
  const cost = parseDecimal(decimal);
  if (cost === undefined || cost.units === 0n) return noCost('no-cost');
  return cost.units < 0n ? noCost('negative') : { kind: 'cost', cost };
}

export type CostReader = ReturnType<typeof createCostReader>;

interface RowPrices {
  readonly reading: CostReading;
  /** In the order of the rule's keys. */
  readonly prices: readonly string[];
}

function perPiece(reading: CostReading, unit: PriceUnit = 1): CostReading {
  if (reading.kind !== 'cost' || unit === 1) return reading;
  return unit === 'unclear' ? noCost('no-unit') : { kind: 'cost', cost: dividedBy(reading.cost, unit) };
}

/**
 * Calculates the prices of rows from one column. Rows are read cell by cell, so the prices of the last row are kept.
 * @param unitOf for how many pieces the cost in the column is, where costs are divided
 */
export function createCostReader(
  { column, rule, ownPrice }: CostSource,
  separator: DecimalSeparator,
  unitOf?: (cells: readonly Cell[], column: number) => PriceUnit | undefined,
) {
  const calculate = calculatorOf(rule);
  const currency = rule.conversion?.from ?? rule.currency;
  const keys = costRuleKeys(rule);
  /** Whether the column has prices, too, beside the amounts in another currency. */
  const hasOwnPrices = ownPrice !== undefined && currency !== rule.currency;
  /** Whether a cell is no amount in another currency. */
  const isOwnPrice = (cell: Cell): boolean =>
    hasOwnPrices &&
    keys.every((key) => key === ownPrice) &&
    !(typeof cell === 'string' && foreignAmount(cell, rule.currency));
  let last: (RowPrices & { readonly cells: readonly Cell[] }) | undefined;

  function pricesOf(cells: readonly Cell[]): RowPrices {
    const cell = cells[column] ?? '';
    if (isOwnPrice(cell)) return { reading: noCost('no-cost'), prices: [] };
    // A price of one level says nothing about those of other levels, or in another currency.
    if (hasOwnPrices && readCost(cell, separator, rule.currency).kind === 'cost')
      return { reading: noCost('other-currency'), prices: [] };
    const reading = perPiece(readCost(cell, separator, currency), unitOf?.(cells, column));
    return { reading, prices: reading.kind === 'cost' ? calculate(reading.cost) : [] };
  }
  function read(cells: readonly Cell[]) {
    if (last?.cells !== cells) last = { cells, ...pricesOf(cells) };
    return last;
  }
  return {
    column,
    currency,
    /** The currency of amounts that name none. */
    unnamedCurrency: ownPrice === undefined ? currency : rule.currency,
    keys,
    /** The cost from which the row's prices follow by the rule. */
    costOf(cells: readonly Cell[]): Decimal | undefined {
      const { reading } = read(cells);
      return reading.kind === 'cost' ? reading.cost : undefined;
    },
    /** Whether the row's cell is no cost and stays the price that it is, read as those of a column of prices. */
    isOwnPrice: (cells: readonly Cell[]): boolean => isOwnPrice(cells[column] ?? ''),
    /** The price at a position of `keys`; '' if none follows from the row. */
    priceAt: (cells: readonly Cell[], position: number): string => read(cells).prices[position] ?? '',
    /** Why the row has no price. */
    findingOf(cells: readonly Cell[]): FindingKind | undefined {
      const { reading } = read(cells);
      return reading.kind === 'none' ? reading.finding : undefined;
    },
    /** The cost as a plain decimal, or the text in its place. */
    textOf(cells: readonly Cell[]): string {
      const { reading } = read(cells);
      return reading.kind === 'cost' ? formatDecimal(reading.cost) : cellText(cells[column] ?? '').trim();
    },
  };
}

/** The currency that the name of a column says, for a cost that is read in another one; `undefined` where it says none, or several. */
export interface UnconfirmedCurrency {
  readonly named: string | undefined;
}

/** Returns what is known of a row's cost where neither its cell nor its column says that it is in the rule's currency. */
export function createUnconfirmedCurrencyFinder(
  readers: readonly CostReader[],
  fileColumns: readonly FileColumn[],
): (cells: readonly Cell[]) => UnconfirmedCurrency | undefined {
  const unconfirmedReaders = readers.flatMap(({ column: index, costOf, currency }) => {
    const column = fileColumns.find((one) => one.index === index) ?? { name: '' };
    return isCurrencyOfColumn(column, currency)
      ? []
      : [{ index, costOf, unconfirmed: { named: otherCurrencyOfColumn(column, currency) } }];
  });
  // A currency that a column names says more than none.
  const sortedReaders = unconfirmedReaders.toSorted(
    (one, other) => Number(!one.unconfirmed.named) - Number(!other.unconfirmed.named),
  );
  return (cells) =>
    sortedReaders.find(({ index, costOf }) => {
      const cell = cells[index];
      return costOf(cells) !== undefined && !(typeof cell === 'string' && currencyAmount(cell));
    })?.unconfirmed;
}

const plainPrice = /^\d{1,9}(?:\.\d{1,4})?$/;

/** The finding of a calculated price. */
export function checkCalculated(price: string): FindingKind | undefined {
  if (plainPrice.test(price) && price !== '0') return undefined;
  if (price.startsWith('-')) return 'negative';
  if (price === '0') return 'zero';
  return parsePrice(price).kind === 'price' ? undefined : 'wrong-number';
}

/** The key of a preview's cell with the cost of a column. */
export const costCellKey = (column: number): string => `cost ${column}`;
