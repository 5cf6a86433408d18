import { defineMessages } from '../../../texts/define-messages';
import { inEnglish } from '../../../texts/in-english';
import { counted } from '../../../ui/counted';
import type { PriceChanges } from '../../../upload/reading/price-changes';
import { ruleMessages } from '../../../upload/rule.messages';
import { type Currency, priceKey, priceLabel } from '../../../wire/price-levels';
import { problemMessages } from '../price-problem.messages';
import type { InterruptedChange } from './interrupted-change';
import { type Method, type NumberIssue, otherCurrency } from './rule-draft';

const count = (value: number) => value.toLocaleString('en');
const records = (value: number) => counted(value, 'record', 'records');
const prices = (value: number) => counted(value, 'price', 'prices');

const methodLabels = {
  'raise-percent': 'Raise by per cent',
  'lower-percent': 'Lower by per cent',
  'raise-amount': 'Raise by an amount',
  'lower-amount': 'Lower by an amount',
  fixed: 'Set to one price',
  level: 'Take from another level',
  currency: 'Take from the other currency',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': 'Per cent',
  'lower-percent': 'Per cent',
  'raise-amount': 'Amount',
  'lower-amount': 'Amount',
  fixed: 'Price',
  level: 'Factor',
  currency: 'Rate',
} as const satisfies Record<Method, string>;

const { numberIssues: ruleIssues, rounding, roundings, roundingHint } = inEnglish(ruleMessages);

const numberIssues = {
  ...ruleIssues,
  'over-100': 'At most 100',
  ...inEnglish(problemMessages),
} as const satisfies Record<NumberIssue, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'already has the new price', 'already have the new price')] : []),
  ...(text > 0 ? [counted(text, 'stays as a text such as POA', 'stay as texts such as POA')] : []),
  ...(blank > 0 ? [counted(blank, 'stays blank', 'stay blank')] : []),
  ...(noBasis > 0
    ? [`${counted(noBasis, 'stays', 'stay')} because the price to calculate from is a text or blank`]
    : []),
  ...(invalid > 0 ? [`${counted(invalid, 'stays', 'stay')} because the result is below 0 or too large`] : []),
];

export const changeMessages = defineMessages('changePrices', {
  title: 'Change prices',
  rows: 'Rows',
  rowsGone: 'The rows that this rule was typed for are no longer chosen. Choose the rows.',
  rowOptions: {
    selected: (total: number) => `${counted(total, 'selected row', 'selected rows')}`,
    filtered: (total: number | undefined) =>
      total === undefined ? 'The list as it is filtered' : `The list as it is filtered: ${records(total)}`,
    all: (total: number | undefined) => (total === undefined ? 'All prices' : `All prices: ${records(total)}`),
  },
  currency: 'Currency',
  levelOf: (currency: Currency, level: number) => priceLabel(priceKey(currency, level)),
  method: 'Change',
  methods: methodLabels,
  number: (method: Method, currency: Currency) =>
    method === 'currency'
      ? `${numberLabels.currency}: ${currency} for 1 ${otherCurrency(currency)}`
      : numberLabels[method],
  numberIssues,
  sourceLevel: 'From level',
  rounding,
  roundings,
  roundingHint,
  fixedHint: 'A number from 0, or a short text such as POA.',
  stayHint: 'A text such as POA and a blank price stay as they are.',
  example: (sku: string) => `Example: ${sku}`,
  noExample: 'An example is shown here as soon as the form is complete.',
  exampleStays: (sku: string) => `${sku} has no price that changes.`,
  exampleChange: (level: string, from: string, to: string) => `${level}: ${from} → ${to}`,
  exampleMore: (more: number) => `and ${prices(more)} more`,
  cancel: 'Cancel',
  preview: 'Preview changes',
  readings: {
    running: 'Reading the stored prices.',
    outdated: 'The rule was changed. Preview the changes again.',
  },
  nothingChanges: ({ records: read, prices: found }: PriceChanges) =>
    [`No price changes in ${records(read)}`, ...leftPrices(found)].join('; '),
  readFailed: (why: string) => `The stored prices could not be read. ${why}`,
  noColumns: 'The back end’s download has no column for the Main SKU, or none for prices.',
  notFiltered: (read: number, listed: number) =>
    `The download has ${records(read)}, and the list with its search and filters ${count(listed)}. Preview again; if this stays, the back end does not filter its download: select the rows instead, and tell whoever runs it.`,
  reviewTitle: 'Review the changes',
  reviewFacts: (name: string, { pairs, records: read, prices: found }: PriceChanges) =>
    [
      `${name}: ${prices(found.changed)} in ${count(pairs.length)} of ${records(read)} would change`,
      ...leftPrices(found),
    ].join('; '),
  remainingFacts: (name: string, left: number) => `${name}: ${records(left)} to look at`,
  parts: (total: number) =>
    `More than 10,000 records change: they are sent as ${count(total)} uploads, and can be taken back together.`,
  stoppedByPage: 'The page stopped the upload. Nothing was changed.',
  partlyDone: (saved: number, why: string) => `${records(saved)} were changed before this: ${why}`,
  remaining: (saved: number, left: number) =>
    `${saved === 0 ? 'Nothing is changed yet' : `${records(saved)} ${saved === 1 ? 'was' : 'were'} changed as previewed`}. ${counted(left, 'record', 'records')} came back differently, because ${left === 1 ? 'it was' : 'they were'} changed meanwhile: look at ${left === 1 ? 'it' : 'them'} and confirm.`,
  interrupted: ({ name, saved, left, isUnknown }: InterruptedChange) =>
    saved === 0 && !isUnknown
      ? `Nothing of “${name}” was saved when the page or the session ended.`
      : `“${name}” was interrupted when the page or the session ended. Changed: ${records(saved)}. ${isUnknown ? 'Not known' : 'Not changed'}: ${records(left)}. Past uploads, where the list has it, shows what was changed and takes it back: look there, or at the prices, before you change them again.`,
  done: 'Changes confirmed successfully!',
  doneText: (changed: number, inRecords: number, left: number) =>
    `${prices(changed)} in ${records(inRecords)} changed${left === 0 ? '' : `, ${records(left)} left out`}.`,
});
