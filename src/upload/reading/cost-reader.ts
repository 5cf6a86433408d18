import type { CostSource, FindingKind } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { type DecimalSeparator, readNumber } from '../../sheet/numbers';
import { calculatorOf, costRuleKeys } from '../../wire/cost-rule';
import { type Decimal, formatDecimal, parseDecimal } from '../../wire/decimal-arithmetic';
import { parsePrice } from '../../wire/price-text';
import { currencyAmount } from './currency-words';
import { errorFinding } from './finding-kinds';
import { isDashes } from './number-style';

/** A cost; or why no price follows from it: it is blank, 0 or a text (`no-cost`), or an error. */
export type CostReading =
  | { readonly kind: 'cost'; readonly cost: Decimal }
  | { readonly kind: 'none'; readonly finding: 'no-cost' | 'error-cell' | 'not-calculated' | 'other-currency' };

const noCost = (finding: Exclude<CostReading, { kind: 'cost' }>['finding']): CostReading => ({ kind: 'none', finding });

/** Reads the cost of a cell in this currency. */
export function readCost(cell: Cell, separator: DecimalSeparator, currency: string): CostReading {
  const error = errorFinding(cell);
  if (error === 'error-cell' || error === 'not-calculated') return noCost(error);
  if (typeof cell === 'boolean' || isDashes(cellText(cell))) return noCost('no-cost');
  const plain = readNumber(cell, separator);
  // A number may have a sign such as `€`.
  const hasWord = typeof cell === 'string' && (plain.kind !== 'number' || /\p{Sc}/u.test(cell));
  const amount = hasWord ? currencyAmount(cell) : undefined;
  if (plain.kind === 'number' && amount === undefined) return costOf(plain.decimal);
  const reading = amount && readNumber(amount.amount, separator);
  if (amount === undefined || reading?.kind !== 'number') return noCost('no-cost');
  if (amount.currency !== undefined && amount.currency !== currency) return noCost('other-currency');
  return costOf(reading.decimal);
}

function costOf(decimal: string): CostReading {
  const cost = parseDecimal(decimal);
  return cost === undefined || cost.units === 0n ? noCost('no-cost') : { kind: 'cost', cost };
}

export type CostReader = ReturnType<typeof createCostReader>;

/** Calculates the prices of rows from one column. Rows are read cell by cell, so the prices of the last row are kept. */
export function createCostReader({ column, rule }: CostSource, separator: DecimalSeparator) {
  const calculate = calculatorOf(rule);
  const currency = rule.conversion?.from ?? rule.currency;
  let last:
    | { readonly cells: readonly Cell[]; readonly reading: CostReading; readonly prices: readonly string[] }
    | undefined;

  function read(cells: readonly Cell[]) {
    if (last?.cells !== cells) {
      const reading = readCost(cells[column] ?? '', separator, currency);
      last = { cells, reading, prices: reading.kind === 'cost' ? calculate(reading.cost) : [] };
    }
    return last;
  }
  return {
    column,
    rule,
    keys: costRuleKeys(rule),
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
