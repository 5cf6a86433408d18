import { shownList } from '../../../texts/notation';
import { type Filters, filterLabel } from '../../../ui/table/filters';
import { ruleNameMessages as messages } from '../../../upload/rule-name.messages';
import {
  asFileName,
  decimalName,
  priceName,
  roundingNames,
  signedName,
  targetName,
} from '../../../upload/rule-name-parts';
import type { PriceRule } from '../../../wire/price-rule';

/** The rows that a rule is applied to. */
export type RowScope =
  | { readonly kind: 'selected'; readonly keys: readonly string[] }
  | { readonly kind: 'filtered'; readonly search: string; readonly filters: Filters }
  | { readonly kind: 'all' };

export type ValueLabel = (key: string, value: string) => string;

const longestName = 120;
const maxNamedValues = 2;

/** Names a change in the history of uploads, in the language that is shown: `+3 % on AUD 01–20, filter Status Active`. */
export function changeName(rule: PriceRule, scope: RowScope, valueLabel: ValueLabel): string {
  const { calculation, rounding } = rule;
  const roundings = calculation.kind === 'fixed' ? [] : roundingNames(rounding);
  const name = shownList([ruleName(rule), ...roundings, ...scopeNames(scope, valueLabel)]);
  return [...asFileName(name)].slice(0, longestName).join('').trim();
}

function ruleName({ currency, levels, calculation }: PriceRule): string {
  const target = targetName(currency, levels);
  switch (calculation.kind) {
    case 'percent':
      return messages.change(messages.percent(signedName(calculation.percent)), target);
    case 'amount':
      return messages.change(signedName(calculation.amount, priceName), target);
    case 'fixed':
      return messages.change(priceName(calculation.price), target);
    case 'level':
      return `${targetName(currency, [calculation.level])} × ${decimalName(calculation.factor)} → ${target}`;
    case 'currency':
      return `${calculation.currency} × ${decimalName(calculation.rate)} → ${target}`;
  }
}

function scopeNames(scope: RowScope, valueLabel: ValueLabel): readonly string[] {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'selected') return [messages.selected(scope.keys.length)];
  const filters = Object.entries(scope.filters).filter(([, values]) => values.length > 0);
  const named = filters.map(([key, values]) => {
    const labels = values.slice(0, maxNamedValues).map((value) => valueLabel(key, value));
    return messages.filterValues(filterLabel(key), labels, values.length - labels.length);
  });
  return [
    ...(named.length > 0 ? [messages.filter(shownList(named))] : []),
    ...(scope.search === '' ? [] : [messages.search(scope.search)]),
  ];
}
