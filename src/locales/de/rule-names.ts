import type { Catalogue } from '../catalogue';
import { count } from './words';

export const ruleNames = {
  percent: (number) => `${number}\u00a0%`,
  change: (change, target) => `${change} für ${target}`,
  ending: (decimals) => `Endung ${decimals}`,
  rounded: (unit) => `gerundet auf ${unit}`,
  wholeNumbers: 'ganze Zahlen',
  selected: (rows) => `${count(rows)} ausgewählt`,
  filter: (filters) => `Filter ${filters}`,
  filterValues: (label, values, more) =>
    `${label} ${[...values, ...(more > 0 ? [`${count(more)} weitere`] : [])].join(' oder ')}`,
  search: (text) => `Suche „${text}“`,
  vatOut: (percent) => `abzüglich ${percent} MwSt.`,
  vatIn: (percent) => `zuzüglich ${percent} MwSt.`,
  lowest: (price) => `mindestens ${price}`,
  list: (names) => names.join('; '),
  series: (firstMarkup, factor) => `${firstMarkup}, jede weitere × ${factor}`,
  sameMarkups: (levels, currency) => `${levels} mit den Aufschlägen von ${currency}`,
} satisfies Catalogue['ruleNames'];
