import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  oneDecimal,
  percentFactor,
  requireDecimal,
  roundQuotient,
} from './decimal-arithmetic';
import { type Currency, type PriceKey, priceKey } from './price-levels';
import { type Rounding, rounderOf } from './rounding';

/**
 * The mark-up on the cost of each level.
 * - `each`: in per cent; levels without one get no price.
 * - `series`: the first level has a mark-up in per cent, and each further one is the unrounded one before times `factor`.
 */
export type Markups =
  | { readonly kind: 'each'; readonly percents: readonly { readonly level: number; readonly percent: string }[] }
  | { readonly kind: 'series'; readonly levels: readonly number[]; readonly percent: string; readonly factor: string };

/**
 * How prices of one currency follow from a cost, in the order of these fields. Numbers are plain decimals, such as `1.65`;
 * absent ones change nothing. Plain data, because it is posted to the Worker and stored.
 */
export interface CostRule {
  readonly currency: Currency;
  /** Per cent of VAT that the cost includes. */
  readonly vatOut?: string;
  /** The cost is in the currency `from`; `rate` is the price of one unit of it on `date`, such as `2026-11-01`. */
  readonly conversion?: { readonly from: string; readonly rate: string; readonly date: string };
  readonly factor?: string;
  readonly amount?: string;
  readonly markups: Markups;
  /** Per cent of VAT that is added. */
  readonly vatIn?: string;
  readonly rounding: Rounding;
  /** A lower result is replaced by this price. */
  readonly lowestPrice?: string;
}

export type CostStep =
  | { readonly kind: 'vat-out' | 'mark-up' | 'vat-in'; readonly percent: string }
  | { readonly kind: 'conversion'; readonly rate: string; readonly from: string; readonly date: string }
  | { readonly kind: 'factor'; readonly factor: string }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'series'; readonly factor: string; readonly times: number };

/** A cost times `factor` plus `addend`, divided by `divisor`: without division until the rounding, it stays exact. */
interface ExactSum {
  readonly factor: Decimal;
  readonly addend: Decimal;
  readonly divisor: Decimal;
}

const unchangedCost: ExactSum = { factor: oneDecimal, addend: { units: 0n, scale: 0 }, divisor: oneDecimal };

const multiplyBy = ({ factor, addend, divisor }: ExactSum, by: Decimal): ExactSum => ({
  factor: multiplyDecimals(factor, by),
  addend: multiplyDecimals(addend, by),
  divisor,
});

function withStep(sum: ExactSum, step: CostStep): ExactSum {
  switch (step.kind) {
    case 'vat-out':
      return { ...sum, divisor: multiplyDecimals(sum.divisor, percentFactor(step.percent)) };
    case 'mark-up':
    case 'vat-in':
      return multiplyBy(sum, percentFactor(step.percent));
    case 'conversion':
      return multiplyBy(sum, requireDecimal(step.rate));
    case 'factor':
      return multiplyBy(sum, requireDecimal(step.factor));
    case 'series':
      return Array.from({ length: step.times }, () => requireDecimal(step.factor)).reduce(multiplyBy, sum);
    case 'amount':
      return {
        ...sum,
        addend: addDecimals(sum.addend, multiplyDecimals(requireDecimal(step.amount), sum.divisor)),
      };
  }
}

const dividendOf = ({ factor, addend }: ExactSum, cost: Decimal): Decimal =>
  addDecimals(multiplyDecimals(cost, factor), addend);

/** The levels that get a price, from 1, in the order of the rule. */
const levelsOf = ({ markups }: CostRule): readonly number[] =>
  markups.kind === 'each' ? markups.percents.map(({ level }) => level) : markups.levels;

export const costRuleKeys = (rule: CostRule): readonly PriceKey[] =>
  levelsOf(rule).map((level) => priceKey(rule.currency, level));

function stepsOf(rule: CostRule, position: number): readonly CostStep[] {
  const { vatOut, conversion, factor, amount, markups, vatIn } = rule;
  const markup = markups.kind === 'each' ? markups.percents[position]?.percent : markups.percent;
  return [
    ...(vatOut === undefined ? [] : [{ kind: 'vat-out', percent: vatOut } as const]),
    ...(conversion === undefined ? [] : [{ kind: 'conversion', ...conversion } as const]),
    ...(factor === undefined ? [] : [{ kind: 'factor', factor } as const]),
    ...(amount === undefined ? [] : [{ kind: 'amount', amount } as const]),
    ...(markup === undefined ? [] : [{ kind: 'mark-up', percent: markup } as const]),
    ...(markups.kind === 'series' && position > 0
      ? [{ kind: 'series', factor: markups.factor, times: position } as const]
      : []),
    ...(vatIn === undefined ? [] : [{ kind: 'vat-in', percent: vatIn } as const]),
  ];
}

/**
 * Returns the calculation of all prices of a cost, in the order of `costRuleKeys`. A result may be no valid price, if it is
 * too large or below 0. Throws a TypeError if the rule has an invalid number.
 */
export function calculatorOf(rule: CostRule): (cost: Decimal) => readonly string[] {
  const round = rounderOf(rule.rounding);
  const lowest = rule.lowestPrice === undefined ? undefined : requireDecimal(rule.lowestPrice);
  const sums = levelsOf(rule).map((_, position) => stepsOf(rule, position).reduce(withStep, unchangedCost));
  return (cost) => sums.map((sum) => formatDecimal(atLeast(round(dividendOf(sum, cost), sum.divisor), lowest)));
}

const atLeast = (price: Decimal, lowest: Decimal | undefined): Decimal =>
  lowest !== undefined && compareDecimals(price, lowest) < 0 ? lowest : price;

/** Decimals of the values between the steps of a sum; the price itself follows from the exact ones. */
const shownDecimals = { units: 1n, scale: 6 } as const;

/** The sum of one price: the value after each step, the rounded value, and the price. */
export interface CostSum {
  readonly key: PriceKey;
  /** Values with at most 6 decimals; `isExact` where they have no more. */
  readonly steps: readonly { readonly step: CostStep; readonly value: string; readonly isExact: boolean }[];
  readonly rounded: string;
  readonly price: string;
}

/** Returns the sums of all prices of a cost, to be shown. Throws a TypeError if the rule has an invalid number. */
export function costSums(rule: CostRule, cost: Decimal): readonly CostSum[] {
  const round = rounderOf(rule.rounding);
  const prices = calculatorOf(rule)(cost);
  return costRuleKeys(rule).map((key, position) => {
    let sum = unchangedCost;
    const steps = stepsOf(rule, position).map((step) => {
      sum = withStep(sum, step);
      const dividend = dividendOf(sum, cost);
      const value = roundQuotient(dividend, sum.divisor, shownDecimals);
      const isExact = compareDecimals(multiplyDecimals(value, sum.divisor), dividend) === 0;
      return { step, value: formatDecimal(value), isExact };
    });
    const rounded = formatDecimal(round(dividendOf(sum, cost), sum.divisor));
    return { key, steps, rounded, price: prices[position] ?? '' };
  });
}
