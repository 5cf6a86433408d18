import {
  addDecimals,
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  percentFactor,
  requireDecimal,
} from './decimal-arithmetic';
import { type Currency, type PriceKey, priceKey } from './price-levels';
import { type PriceProblem, parsePrice } from './price-text';
import { type Rounding, rounderOf } from './rounding';

/** How a new price follows from a stored one. Numbers are plain decimals, such as `-2.5`. */
export type Calculation =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: string }
  /** Sets the price itself, without rounding. */
  | { readonly kind: 'fixed'; readonly price: string }
  /** From another level of the same currency. */
  | { readonly kind: 'level'; readonly level: number; readonly factor: string }
  /** From the same level of another currency. */
  | { readonly kind: 'currency'; readonly currency: Currency; readonly rate: string };

/** A change of many prices. Plain data, because it is posted to the Worker and stored. */
export interface PriceRule {
  readonly currency: Currency;
  /** Levels to change, from 1. */
  readonly levels: readonly number[];
  readonly calculation: Calculation;
  readonly rounding: Rounding;
}

/**
 * What a rule does to one price.
 * - `unchanged`: the new price equals the stored one.
 * - `text`, `blank`: the stored price is a text such as POA, or blank. It is not changed.
 * - `noBasis`: the price that it would follow from is a text or blank. The stored one is not changed.
 * - `invalid`: the result is not a valid price. The stored one is not changed.
 */
export type RuleOutcome =
  | { readonly kind: 'changed'; readonly price: string }
  | { readonly kind: 'unchanged' | 'text' | 'blank' | 'noBasis' }
  | { readonly kind: 'invalid'; readonly problem: PriceProblem };

export const changedKeys = ({ currency, levels }: PriceRule): readonly PriceKey[] =>
  levels.map((level) => priceKey(currency, level));

/** Applies a rule to the prices of one record; each new price follows from stored ones only. Throws if the rule has an invalid number. */
export function applyPriceRule(
  rule: PriceRule,
  priceOf: (key: PriceKey) => string,
): ReadonlyMap<PriceKey, RuleOutcome> {
  const calculate = calculatorOf(rule);
  return new Map(
    rule.levels.map((level) => {
      const key = priceKey(rule.currency, level);
      return [key, outcomeOf(priceOf(key), priceOf(sourceKey(rule, level)), calculate)] as const;
    }),
  );
}

function sourceKey({ currency, calculation }: PriceRule, level: number): PriceKey {
  if (calculation.kind === 'level') return priceKey(currency, calculation.level);
  return priceKey(calculation.kind === 'currency' ? calculation.currency : currency, level);
}

function outcomeOf(stored: string, source: string, calculate: (price: Decimal) => string): RuleOutcome {
  const target = readStored(stored);
  const basis = source === stored ? target : readStored(source);
  if (typeof target !== 'object') return { kind: target };
  if (typeof basis !== 'object') return { kind: 'noBasis' };
  const price = parsePrice(calculate(basis));
  if (price.kind === 'wrong') return { kind: 'invalid', problem: price.problem };
  return price.text === formatDecimal(target) ? { kind: 'unchanged' } : { kind: 'changed', price: price.text };
}

const readStored = (text: string): Decimal | 'blank' | 'text' =>
  text === '' ? 'blank' : (parseDecimal(text) ?? 'text');

/** Returns the new price as text, which may be no valid price. */
function calculatorOf({ calculation, rounding }: PriceRule): (price: Decimal) => string {
  const round = rounderOf(rounding);
  const roundToText = (value: Decimal): string => formatDecimal(round(value));
  switch (calculation.kind) {
    case 'percent': {
      const factor = percentFactor(calculation.percent);
      return (price) => roundToText(multiplyDecimals(price, factor));
    }
    case 'amount': {
      const amount = requireDecimal(calculation.amount);
      return (price) => roundToText(addDecimals(price, amount));
    }
    case 'fixed':
      return () => calculation.price;
    default: {
      const factor = requireDecimal(calculation.kind === 'level' ? calculation.factor : calculation.rate);
      return (price) => roundToText(multiplyDecimals(price, factor));
    }
  }
}
