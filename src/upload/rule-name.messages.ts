import { defineMessages } from '../texts/define-messages';

/**
 * Parts of the names of rules for prices: an upload has such a name in the history, and its file is named so. Numbers come as the
 * language writes them.
 */
export const ruleNameMessages = defineMessages('ruleNames', {
  /** @param number with its sign, or several numbers */
  percent: (number: string) => `${number} %`,
  /** @param target currency and levels, such as `AUD 01–20` */
  change: (change: string, target: string) => `${change} on ${target}`,
  ending: (decimals: string) => `ending ${decimals}`,
  rounded: (unit: string) => `rounded to ${unit}`,
  wholeNumbers: 'whole numbers',
  selected: (rows: number) => `${rows.toLocaleString('en')} selected`,
  filter: (filters: string) => `filter ${filters}`,
  /** @param more how many further values the filter has */
  filterValues: (label: string, values: readonly string[], more: number) =>
    `${label} ${[...values, ...(more > 0 ? [`${more} more`] : [])].join(' or ')}`,
  search: (text: string) => `search “${text}”`,
  vatOut: (percent: string) => `less ${percent} VAT`,
  vatIn: (percent: string) => `plus ${percent} VAT`,
  lowest: (price: string) => `at least ${price}`,
  /** Rules one after the other; the first may be empty. */
  list: (names: readonly string[]) => names.join('; '),
  series: (firstMarkup: string, factor: string) => `${firstMarkup}, each next × ${factor}`,
  /** @param currency whose rule has the same mark-ups */
  sameMarkups: (levels: string, currency: string) => `${levels} with the mark-ups of ${currency}`,
});
