import { decimalReadings, toPlainDecimal } from '../../../texts/typed-decimal';
import { decimalParts } from '../../../wire/decimal';
import { allLevels, type Currency, currencies, priceKey } from '../../../wire/price-levels';
import type { Calculation, PriceRule } from '../../../wire/price-rule';
import { type PriceProblem, parsePrice } from '../../../wire/price-text';
import type { RowScope } from './rule-name';

export const methods = [
  'raise-percent',
  'lower-percent',
  'raise-amount',
  'lower-amount',
  'fixed',
  'level',
  'currency',
] as const;

export type Method = (typeof methods)[number];

/** A price rule as it is typed. */
export interface RuleDraft extends Omit<PriceRule, 'calculation'> {
  readonly method: Method;
  /** Per cent, amount, price, factor or rate, by method. */
  readonly number: string;
  /** For the method `level`. */
  readonly sourceLevel: number;
  /** The kind of rows for which it was typed; `undefined` until something is typed. */
  readonly rows?: RowScope['kind'] | undefined;
}

/** Why a number cannot be used. `notation`: it is not a number; `unclear`: it can be read as two numbers, such as `1,234`. */
export type NumberIssue = 'missing' | 'notation' | 'unclear' | 'not-above-zero' | 'over-100' | PriceProblem;

export interface RuleIssues {
  readonly areLevelsMissing: boolean;
  readonly number: NumberIssue | undefined;
}

export const emptyRule: RuleDraft = {
  currency: currencies[0],
  levels: allLevels,
  method: 'raise-percent',
  number: '',
  sourceLevel: 1,
  rounding: '0.01',
};

/** The empty rule for the price columns of selected cells; of two currencies, for the first. Without price columns, for all levels. */
export function emptyRuleFor(selectedKeys: readonly string[]): RuleDraft {
  const levelsOf = (currency: Currency) =>
    allLevels.filter((level) => selectedKeys.includes(priceKey(currency, level)));
  const currency = currencies.find((one) => levelsOf(one).length > 0);
  return currency === undefined ? emptyRule : { ...emptyRule, currency, levels: levelsOf(currency) };
}

/** The currency that the method `currency` reads. */
export const otherCurrency = (currency: Currency): Currency => currencies.find((one) => one !== currency) ?? currency;

/** The rule of a draft, or what has to be corrected in it. */
export function priceRuleOrIssues(
  draft: RuleDraft,
): { readonly kind: 'rule'; readonly rule: PriceRule } | ({ readonly kind: 'issues' } & RuleIssues) {
  const { currency, levels, rounding } = draft;
  const issueOfNumber = numberIssue(draft);
  if (issueOfNumber !== undefined || levels.length === 0) {
    return { kind: 'issues', areLevelsMissing: levels.length === 0, number: issueOfNumber };
  }
  const sorted = levels.toSorted((one, other) => one - other);
  return { kind: 'rule', rule: { currency, levels: sorted, rounding, calculation: calculationOf(draft) } };
}

function numberIssue({ method, number }: RuleDraft): NumberIssue | undefined {
  const text = toPlainDecimal(number);
  if (text === '') return 'missing';
  if (decimalReadings(number).length > 1) return 'unclear';
  if (method === 'fixed') {
    const price = parsePrice(text);
    return price.kind === 'wrong' ? price.problem : undefined;
  }
  const parts = decimalParts(text);
  if (parts === undefined) return 'notation';
  const value = Number(text);
  if (value <= 0) return 'not-above-zero';
  return method === 'lower-percent' && value > 100 ? 'over-100' : undefined;
}

function calculationOf({ method, number, currency, sourceLevel }: RuleDraft): Calculation {
  const text = toPlainDecimal(number);
  switch (method) {
    case 'raise-percent':
      return { kind: 'percent', percent: text };
    case 'lower-percent':
      return { kind: 'percent', percent: `-${text}` };
    case 'raise-amount':
      return { kind: 'amount', amount: text };
    case 'lower-amount':
      return { kind: 'amount', amount: `-${text}` };
    case 'fixed':
      return { kind: 'fixed', price: text };
    case 'level':
      return { kind: 'level', level: sourceLevel, factor: text };
    case 'currency':
      return { kind: 'currency', currency: otherCurrency(currency), rate: text };
  }
}
