import type { CostDraft } from '../../machines/cost-draft.types';
import type { CostSource } from '../../machines/reading.types';
import { decimalReadings, toPlainDecimal } from '../../texts/typed-decimal';
import { type CostRule, costRuleKeys } from '../../wire/cost-rule';
import { decimalParts } from '../../wire/decimal';
import { allLevels, type Currency, currencies, type PriceKey } from '../../wire/price-levels';
import { parsePrice } from '../../wire/price-text';

/** Why a text of a draft cannot be used. `notation`: it is not a number; `unclear`: it can be read as two numbers, such as `1,234`. */
export type DraftIssue =
  | 'missing'
  | 'notation'
  | 'unclear'
  | 'not-above-zero'
  | 'not-above-minus-100'
  | 'no-currency'
  | 'no-price';

type NumberField = 'rate' | 'vatOut' | 'factor' | 'amount' | 'percent' | 'seriesFactor' | 'vatIn' | 'lowestPrice';

export interface DraftIssues {
  readonly fields: Readonly<Partial<Record<NumberField | 'costCurrency' | 'date' | 'levels', DraftIssue>>>;
  /** Mark-ups that cannot be used, by the position of their level from 0. */
  readonly percents: ReadonlyMap<number, DraftIssue>;
}

export const createCostDraft = (
  column: number,
  currency: Currency,
  date: string,
  costCurrency?: string,
): CostDraft => ({
  column,
  currency,
  costCurrency: costCurrency ?? currency,
  rate: '',
  date,
  vatOut: '',
  factor: '',
  amount: '',
  markupKind: 'each',
  percents: allLevels.map(() => ''),
  percent: '',
  levels: allLevels,
  seriesFactor: '',
  vatIn: '',
  rounding: '0.01',
  lowestPrice: '',
});

/** The currency of the prices that a new draft makes: that of the costs if prices have it, otherwise the first one. */
export const initialCurrency = (costCurrency: string | undefined): Currency =>
  currencies.find((currency) => currency === costCurrency) ?? currencies[0];

/** A draft for another currency with the same steps and mark-ups, without the rate and the amounts of the first one. */
export const draftForCurrency = (draft: CostDraft, currency: Currency): CostDraft => ({
  ...draft,
  currency,
  rate: '',
  amount: '',
  lowestPrice: '',
});

const hasSameCurrencies = (one: CostDraft, other: CostDraft): boolean =>
  one.currency === other.currency && toCurrencyCode(one.costCurrency) === toCurrencyCode(other.costCurrency);

/** The draft with the rate, and its day, that another draft has for the same currencies, unless it has its own. */
export function withKnownRate(draft: CostDraft, drafts: readonly CostDraft[]): CostDraft {
  const draftWithRate = drafts.find((other) => other !== draft && other.rate !== '' && hasSameCurrencies(other, draft));
  return draft.rate === '' && draftWithRate ? { ...draft, rate: draftWithRate.rate, date: draftWithRate.date } : draft;
}

/** The draft with this rate. A new rate is of today, unless the user has given another day since the step was opened with `initialDraft`. */
export function withRate(draft: CostDraft, rate: string, initialDraft: CostDraft, today: string): CostDraft {
  const hasChosenDay = initialDraft.rate === '' || (draft.date !== initialDraft.date && draft.date !== today);
  if (hasChosenDay) return { ...draft, rate };
  return { ...draft, rate, date: toPlainDecimal(rate) === initialDraft.rate ? initialDraft.date : today };
}

/** The drafts after one of them is changed. Those below it with the same currencies get its rate if they have none, or had the same one. */
export function draftsAfterChange(
  drafts: readonly CostDraft[],
  before: CostDraft,
  after: CostDraft,
): readonly CostDraft[] {
  const hasOtherCurrencies = !hasSameCurrencies(before, after);
  const others = drafts.filter((draft) => draft !== before);
  const changedDraft = hasOtherCurrencies ? withKnownRate(after, others) : after;
  const changedIndex = drafts.indexOf(before);
  return drafts.map((draft, index) => {
    if (draft === before) return changedDraft;
    const hadSameRate = !hasOtherCurrencies && draft.rate === before.rate && draft.date === before.date;
    const mayGetRate = index > changedIndex && (draft.rate === '' || hadSameRate);
    return mayGetRate && hasSameCurrencies(draft, changedDraft)
      ? { ...draft, rate: changedDraft.rate, date: changedDraft.date }
      : draft;
  });
}

/** The draft that makes this rule. */
export function draftOfRule({ column, rule, ownPrice }: CostSource): CostDraft {
  const { currency, conversion, markups, rounding } = rule;
  const blankDraft = createCostDraft(column, currency, conversion?.date ?? '');
  const percentOf = new Map(
    markups.kind === 'each' ? markups.percents.map(({ level, percent }) => [level, percent] as const) : [],
  );
  return {
    ...blankDraft,
    costCurrency: conversion?.from ?? currency,
    rate: conversion?.rate ?? '',
    vatOut: rule.vatOut ?? '',
    factor: rule.factor ?? '',
    amount: rule.amount ?? '',
    vatIn: rule.vatIn ?? '',
    lowestPrice: rule.lowestPrice ?? '',
    rounding,
    markupKind: markups.kind,
    percents: allLevels.map((level) => percentOf.get(level) ?? ''),
    ...(markups.kind === 'series' && {
      percent: markups.percent,
      levels: markups.levels,
      seriesFactor: markups.factor,
    }),
    ...(ownPrice !== undefined && { ownPrice }),
  };
}

export const costSourceOf = ({ column, ownPrice }: CostDraft, rule: CostRule): CostSource => ({
  column,
  rule,
  ...(ownPrice !== undefined && { ownPrice }),
});

export const toCurrencyCode = (typed: string): string => typed.trim().toUpperCase();

export const isConverted = ({ costCurrency, currency }: CostDraft): boolean =>
  toCurrencyCode(costCurrency) !== currency;

/** The rule of a draft, or what has to be corrected in it. */
export function costRuleOrIssues(
  draft: CostDraft,
): { readonly kind: 'rule'; readonly rule: CostRule } | ({ readonly kind: 'issues' } & DraftIssues) {
  const issues = issuesOf(draft);
  if (issues.percents.size > 0 || Object.keys(issues.fields).length > 0) return { kind: 'issues', ...issues };
  const { currency, rounding, date } = draft;
  const optionalNumbers = (['vatOut', 'factor', 'amount', 'vatIn', 'lowestPrice'] as const).flatMap((field) =>
    toPlainDecimal(draft[field]) === '' ? [] : [[field, toPlainDecimal(draft[field])] as const],
  );
  const conversion = { from: toCurrencyCode(draft.costCurrency), rate: toPlainDecimal(draft.rate), date };
  return {
    kind: 'rule',
    rule: {
      currency,
      rounding,
      markups: markupsOf(draft),
      ...Object.fromEntries(optionalNumbers),
      ...(isConverted(draft) && { conversion }),
    },
  };
}

function markupsOf({ markupKind, percents, percent, levels, seriesFactor }: CostDraft): CostRule['markups'] {
  if (markupKind === 'series') {
    const sorted = levels.toSorted((one, other) => one - other);
    return { kind: 'series', levels: sorted, percent: toPlainDecimal(percent), factor: toPlainDecimal(seriesFactor) };
  }
  return {
    kind: 'each',
    percents: percents.flatMap((typed, index) =>
      toPlainDecimal(typed) === '' ? [] : [{ level: index + 1, percent: toPlainDecimal(typed) }],
    ),
  };
}

function issuesOf(draft: CostDraft): DraftIssues {
  const { markupKind, percents, levels } = draft;
  const isSeries = markupKind === 'series';
  const hasNoMarkups = isSeries ? levels.length === 0 : percents.every((typed) => toPlainDecimal(typed) === '');
  const issues = {
    costCurrency: /^[A-Z]{3}$/.test(toCurrencyCode(draft.costCurrency)) ? undefined : ('no-currency' as const),
    rate: isConverted(draft) ? positiveIssue(draft.rate, 'missing') : undefined,
    date: isConverted(draft) && draft.date === '' ? ('missing' as const) : undefined,
    vatOut: percentIssue(draft.vatOut),
    factor: positiveIssue(draft.factor),
    amount: numberIssue(draft.amount),
    levels: hasNoMarkups ? ('missing' as const) : undefined,
    percent: isSeries ? percentIssue(draft.percent, 'missing') : undefined,
    seriesFactor: isSeries ? positiveIssue(draft.seriesFactor, 'missing') : undefined,
    vatIn: percentIssue(draft.vatIn),
    lowestPrice: priceIssue(draft.lowestPrice),
  };
  const fields = Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));
  const percentIssues = isSeries
    ? []
    : percents.flatMap((typed, index) => {
        const issue = percentIssue(typed);
        return issue === undefined ? [] : [[index, issue] as const];
      });
  return { fields, percents: new Map(percentIssues) };
}

function numberIssue(typed: string, ifBlank?: 'missing'): DraftIssue | undefined {
  const text = toPlainDecimal(typed);
  if (text === '') return ifBlank;
  if (decimalReadings(typed).length > 1) return 'unclear';
  return decimalParts(text) === undefined ? 'notation' : undefined;
}

function positiveIssue(typed: string, ifBlank?: 'missing'): DraftIssue | undefined {
  const issue = numberIssue(typed, ifBlank);
  return issue ?? (toPlainDecimal(typed) !== '' && Number(toPlainDecimal(typed)) <= 0 ? 'not-above-zero' : undefined);
}

function percentIssue(typed: string, ifBlank?: 'missing'): DraftIssue | undefined {
  const issue = numberIssue(typed, ifBlank);
  return (
    issue ?? (toPlainDecimal(typed) !== '' && Number(toPlainDecimal(typed)) <= -100 ? 'not-above-minus-100' : undefined)
  );
}

function priceIssue(typed: string): DraftIssue | undefined {
  const issue = numberIssue(typed);
  return issue ?? (parsePrice(toPlainDecimal(typed)).kind === 'wrong' ? 'no-price' : undefined);
}

/** The issues of what was typed. What is missing is named beside the button instead of at its field. */
export const issuesOfTypedTexts = ({ fields, percents }: DraftIssues): DraftIssues => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([, issue]) => issue !== 'missing')),
  percents,
});

/** Prices that two rules, or a rule and a mapped column, would give. */
export function pricesGivenTwice(
  sources: readonly CostSource[],
  mapped: readonly (string | undefined)[],
): readonly PriceKey[] {
  const seen = new Set<string | undefined>(mapped);
  return sources
    .flatMap(({ rule }) => costRuleKeys(rule))
    .filter((key) => {
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice;
    });
}

/** The next currency without a rule for this column. */
export const nextUnusedCurrency = (drafts: readonly CostDraft[], column: number): Currency | undefined =>
  currencies.find((currency) => !drafts.some((draft) => draft.column === column && draft.currency === currency));
