import { defineMessages } from '../../texts/define-messages';
import { inEnglish } from '../../texts/in-english';
import { counted } from '../../ui/counted';
import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Currency } from '../../wire/price-levels';
import { ruleMessages } from '../rule.messages';
import type { DraftIssue } from './cost-draft';

const { numberIssues, rounding, roundings, roundingHint } = inEnglish(ruleMessages);

const issues = {
  ...numberIssues,
  'not-above-minus-100': 'Has to be above −100',
  'no-currency': 'Three letters, such as EUR',
  'no-price': 'At most 10 digits before the point and 4 after it',
} as const satisfies Record<DraftIssue, string>;

const unsigned = (number: string): string => number.replace(/^-/, '');
const sign = (number: string): string => (number.startsWith('-') ? '−' : '+');

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `less ${step.percent} % VAT`;
    case 'conversion':
      return `× ${step.rate} (rate of ${step.date})`;
    case 'factor':
      return `× ${step.factor}`;
    case 'amount':
      return `${sign(step.amount)} ${unsigned(step.amount)}`;
    case 'mark-up':
      return `${sign(step.percent)} ${unsigned(step.percent)} % mark-up`;
    case 'series':
      return `× ${step.factor}, ${counted(step.times, 'time', 'times')}`;
    case 'vat-in':
      return `plus ${step.percent} % VAT`;
  }
}

export const pricingMessages = defineMessages('pricing', {
  title: 'Prices from costs',
  intro:
    'Each price follows from the cost of its row by these steps, in this order. Steps that are left blank change nothing.',
  ruleOf: (column: string, currency: Currency) => `${currency} prices from ${column}`,
  costCurrency: 'Currency of the costs',
  rate: (from: string, currency: Currency) => `Rate: ${currency} for 1 ${from}`,
  date: 'Day of the rate',
  oldRates: (rates: number) => (rates === 1 ? 'Is this rate still right?' : 'Are these rates still right?'),
  oldRate: (currency: string, from: string, rate: string, date: string) =>
    `The rate of ${rate} ${currency} for 1 ${from} is of ${date}.`,
  keepRates: (rates: number) => (rates === 1 ? 'Keep the rate' : 'Keep the rates'),
  changeRates: (rates: number) => (rates === 1 ? 'Change the rate' : 'Change the rates'),
  vatOut: 'VAT in the cost, %',
  factor: 'Factor',
  factorHint: 'For freight or duty, such as 1.08',
  amount: 'Amount to add',
  amountHint: (currency: Currency) => `In ${currency}; it is not copied to the rule of another currency`,
  markupKind: 'Mark-up on cost',
  markupKinds: {
    each: 'Per level',
    series: 'Each level from the one before',
  },
  markups: 'Mark-up of each level, %',
  markupsHint: '60 makes a price of cost × 1.60. A level left blank gets no price and keeps the stored one.',
  markupOf: (level: number) => `Level ${levelText(level)}`,
  unusedMarkups: (pasted: readonly string[], lastLevel: number) =>
    `${counted(pasted.length, 'pasted mark-up is', 'pasted mark-ups are')} not used, because level ${levelText(lastLevel)} is the last: ${pasted.join(', ')}`,
  fillLevels: 'Fill blank levels with the one before',
  clearLevels: 'Clear all',
  firstMarkup: 'Mark-up of the first level, %',
  seriesFactor: 'Factor from level to level',
  seriesHint: 'Such as 0.97; taken from the unrounded price before',
  vatIn: 'VAT to add, %',
  rounding,
  roundings,
  roundingHint,
  lowestPrice: 'Lowest price allowed',
  issues,
  dateMissing: 'Choose the day of the rate',
  example: (row: number, key: string) => `Example: row ${row.toLocaleString('en')}${key === '' ? '' : `, ${key}`}`,
  noExample: 'The first row’s sum is shown here as soon as the rule is complete.',
  noCost: 'No cost was found in the first rows, so there is no example.',
  cost: (cost: string, currency: string) => `Cost ${cost} ${currency}`,
  step: (step: CostStep, value: string, isExact: boolean) => `${stepText(step)} ${isExact ? '=' : '≈'} ${value}`,
  rounded: (price: string) => `rounded: ${price}`,
  lowest: (price: string) => `raised to the lowest price: ${price}`,
  priceOf: (level: string, price: string) => `${level}: ${price}`,
  others: (prices: readonly string[]) => `Others: ${prices.join(' · ')}`,
  add: (currency: Currency, column: string) => `Add ${currency} prices from ${column}`,
  remove: 'Remove',
  removeOf: (column: string, currency: Currency) => `Remove ${currency} prices from ${column}`,
  givenTwice: (prices: readonly string[]) =>
    `${prices.slice(0, 3).join(', ')}${prices.length > 3 ? ` and ${prices.length - 3} more` : ''}: more than one column or rule gives ${prices.length === 1 ? 'this price' : 'these prices'}.`,
  incomplete: (currency: Currency, column: string, missing: readonly string[]) =>
    missing.length === 0
      ? `${currency} prices from ${column}: correct the marked fields`
      : `${currency} prices from ${column}: type ${missing.join(', ')}`,
  rateName: 'the rate',
  markupsName: 'at least one mark-up',
  levelsName: 'at least one level',
  back: 'Back',
  preview: 'Preview',
  pricesFrom: (column: string, rules: string) => `Prices from ${column}: ${rules}`,
  partlyCosted: (rows: number) =>
    `${counted(rows, 'row is left out that has a cost in one of the columns only', 'rows are left out that have a cost in some of the columns only')}. Send the file once more with that column alone for their prices.`,
  changeRules: 'Change rules',
  costs: 'Costs',
  costOf: (column: string) => `Cost (${column})`,
  rule: 'Rule',
});
