import { type Filters, labelOfKey } from '../../../ui/table/filters';
import { decimalParts } from '../../../wire/decimal';
import { levelRanges, levelText } from '../../../wire/level-ranges';
import type { PriceRule } from '../../../wire/price-rule';
import { formatPrice } from '../../../wire/price-text';
import type { Rounding } from '../../../wire/rounding';

/** The rows that a rule is applied to. */
export type RowScope =
  | { readonly kind: 'selected'; readonly keys: readonly string[] }
  | { readonly kind: 'filtered'; readonly search: string; readonly filters: Filters }
  | { readonly kind: 'all' };

const longestName = 120;
const maxNamedValues = 2;

/** Names a change in the history of uploads: `+3 % on AUD 01–20, filter Status Active`. */
export function changeName(rule: PriceRule, scope: RowScope): string {
  const name = [ruleName(rule), ...roundingName(rule), ...scopeName(scope)].join(', ');
  // Characters that file systems refuse, since the name is a file's.
  return [...name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')].slice(0, longestName).join('').trim();
}

function ruleName({ currency, levels, calculation }: PriceRule): string {
  const target = `${currency} ${levelRanges(levels)}`;
  switch (calculation.kind) {
    case 'percent':
      return `${withSign(calculation.percent)} % on ${target}`;
    case 'amount':
      return `${withSign(calculation.amount, formatPrice)} on ${target}`;
    case 'fixed':
      return `${formatPrice(calculation.price) ?? calculation.price} on ${target}`;
    case 'level':
      return `${currency} ${levelText(calculation.level)} × ${calculation.factor} → ${target}`;
    case 'currency':
      return `${calculation.currency} × ${calculation.rate} → ${target}`;
  }
}

function roundingName({ rounding, calculation }: PriceRule): readonly string[] {
  const usualRounding: Rounding = '0.01';
  if (calculation.kind === 'fixed' || rounding === usualRounding) return [];
  return [rounding.startsWith('.') ? `ending ${rounding}` : `rounded to ${rounding}`];
}

function scopeName(scope: RowScope): readonly string[] {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'selected') return [`${scope.keys.length} selected`];
  const filters = Object.entries(scope.filters).filter(([, values]) => values.length > 0);
  const named = filters.map(([key, values]) => `${labelOfKey(key)} ${valuesName(values)}`);
  return [
    ...(named.length > 0 ? [`filter ${named.join(', ')}`] : []),
    ...(scope.search === '' ? [] : [`search “${scope.search}”`]),
  ];
}

function valuesName(values: readonly string[]): string {
  const named = values.slice(0, maxNamedValues).join(' or ');
  return values.length > maxNamedValues ? `${named} or ${values.length - maxNamedValues} more` : named;
}

/** The number with a sign, even a plus. `format` gets it without one; where it returns nothing, the number stays as it is. */
function withSign(number: string, format: (unsigned: string) => string | undefined = () => undefined): string {
  const unsigned = number.replace(/^-/, '');
  return `${decimalParts(number)?.isNegative ? '−' : '+'}${format(unsigned) ?? unsigned}`;
}
