import { describe, expect, it } from 'vitest';
import type { CostDraft } from '../../machines/cost-draft.types';
import type { CostSource } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { allLevels } from '../../wire/price-levels';
import {
  costRuleOrIssues,
  costSourceOf,
  createCostDraft,
  draftForCurrency,
  draftOfRule,
  draftsAfterChange,
  initialCurrency,
  nextUnusedCurrency,
  pricesGivenTwice,
  withKnownRate,
  withRate,
} from './cost-draft';
import { costRuleShortNames, pricedFileName } from './cost-rule-name';

const empty = createCostDraft(2, 'AUD', '2026-11-01');
const complete: CostDraft = { ...empty, costCurrency: 'eur', rate: '1.65', percents: empty.percents.with(0, '60') };
const rule: CostRule = {
  currency: 'AUD',
  conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
  markups: {
    kind: 'each',
    percents: [
      { level: 1, percent: '60' },
      { level: 3, percent: '57.5' },
    ],
  },
  rounding: '0.05',
};
const series: CostRule = {
  currency: 'USD',
  vatOut: '19',
  factor: '1.08',
  amount: '-2',
  markups: { kind: 'series', levels: [1, 2, 3], percent: '60', factor: '0.97' },
  vatIn: '10',
  rounding: '.95',
  lowestPrice: '5',
};

const issuesOf = (changes: Partial<CostDraft>) => {
  const result = costRuleOrIssues({ ...complete, ...changes });
  return result.kind === 'issues' ? { ...result.fields, percents: [...result.percents] } : undefined;
};

describe('The draft of a rule for costs', () => {
  it('makes a rule, with a conversion where the currencies differ', { tags: 'QC04' }, () => {
    expect(costRuleOrIssues(complete)).toMatchObject({
      kind: 'rule',
      rule: { conversion: { from: 'EUR', rate: '1.65' } },
    });
    const same = costRuleOrIssues({ ...complete, costCurrency: 'AUD', rate: '' });
    expect(same).toEqual({
      kind: 'rule',
      rule: { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] } },
    });
  });

  it.each<CostRule>([rule, series])('comes from a rule and makes the same rule again', { tags: 'QC04' }, (given) => {
    expect(costRuleOrIssues(draftOfRule({ column: 2, rule: given }))).toEqual({ kind: 'rule', rule: given });
  });

  it('keeps the price that other amounts of its column are', { tags: 'QC100' }, () => {
    const source = { column: 2, rule, ownPrice: 'SP_AUD_01' };
    expect(costSourceOf(draftOfRule(source), rule)).toEqual(source);
  });

  it('names what is missing or wrong', { tags: 'QC04' }, () => {
    expect(issuesOf({ percents: empty.percents })).toEqual({ levels: 'missing', percents: [] });
    expect(issuesOf({ rate: '' })).toMatchObject({ rate: 'missing' });
    expect(issuesOf({ rate: '1.6x', date: '' })).toMatchObject({ rate: 'notation', date: 'missing' });
    expect(issuesOf({ costCurrency: 'euro' })).toMatchObject({ costCurrency: 'no-currency' });
    expect(issuesOf({ factor: '0', lowestPrice: '0.12345' })).toMatchObject({
      factor: 'not-above-zero',
      lowestPrice: 'no-price',
    });
    expect(issuesOf({ percents: empty.percents.with(4, '-100') })).toMatchObject({
      percents: [[4, 'not-above-minus-100']],
    });
    expect(issuesOf({ markupKind: 'series' })).toMatchObject({ percent: 'missing', seriesFactor: 'missing' });
  });

  it('reads numbers with a decimal comma, and names those that may be two numbers', { tags: 'QC85' }, () => {
    const commas = { rate: '1,65', factor: '1,0855', amount: '-2,5', percents: empty.percents.with(0, '57,5') };
    expect(costRuleOrIssues({ ...complete, ...commas })).toMatchObject({
      rule: {
        conversion: { rate: '1.65' },
        ...{ factor: '1.0855', amount: '-2.5' },
        markups: { percents: [{ level: 1, percent: '57.5' }] },
      },
    });
    expect(issuesOf({ rate: '1,234', percents: empty.percents.with(3, '1,234') })).toEqual({
      rate: 'unclear',
      percents: [[3, 'unclear']],
    });
  });

  it('for another currency keeps all but the rate and what is an amount of the first one', { tags: 'QC04' }, () => {
    const withAmounts = { ...complete, amount: '2.50', lowestPrice: '5' };
    expect(draftForCurrency(withAmounts, 'USD')).toEqual({ ...complete, currency: 'USD', rate: '' });
    expect(nextUnusedCurrency([complete], 2)).toBe('USD');
    expect(nextUnusedCurrency([complete, draftForCurrency(complete, 'USD')], 2)).toBeUndefined();
  });

  it('is for the currency of the costs where there are prices in it', { tags: 'QC04' }, () => {
    expect([undefined, 'EUR', 'USD'].map(initialCurrency)).toEqual(['AUD', 'AUD', 'USD']);
  });

  it('has the rate and day that were typed for the same two currencies', { tags: 'QC04' }, () => {
    const rates = (drafts: readonly CostDraft[]) => drafts.map(({ rate, date }) => `${rate} ${date}`);
    const second: CostDraft = { ...complete, column: 3, rate: '', date: '2026-11-28' };
    const toUsd = draftForCurrency(complete, 'USD');
    expect(withKnownRate(second, [complete])).toEqual({ ...second, rate: '1.65', date: '2026-11-01' });
    expect(withKnownRate({ ...second, costCurrency: 'GBP' }, [complete])).toMatchObject({ rate: '' });
    expect(withKnownRate(toUsd, [complete])).toBe(toUsd);

    const unrated = { ...complete, rate: '' };
    const typed = draftsAfterChange([unrated, second, toUsd], unrated, { ...unrated, rate: '1' });
    expect(rates(typed)).toEqual(['1 2026-11-01', '1 2026-11-01', ' 2026-11-01']);
    const [first, other, usd] = typed;
    if (!first || !other || !usd) throw new Error('There are three drafts');
    expect(rates(draftsAfterChange(typed, first, { ...first, rate: '1.7' }))[1]).toBe('1.7 2026-11-01');
    const own = { ...other, rate: '1.6' };
    expect(rates(draftsAfterChange(typed, other, own))[0]).toBe('1 2026-11-01');
    expect(rates(draftsAfterChange([first, own, usd], first, { ...first, rate: '1.7' }))[1]).toBe('1.6 2026-11-01');
    const renamed = draftsAfterChange([complete, { ...second, costCurrency: 'EU' }], second, second);
    expect(rates(renamed)).toEqual(['1.65 2026-11-01', ' 2026-11-28']);
    const unnamed = { ...second, costCurrency: 'EU' };
    expect(rates(draftsAfterChange([complete, unnamed], unnamed, second))[1]).toBe('1.65 2026-11-01');
  });

  it('finds prices that two rules or a column would give', { tags: 'QC04' }, () => {
    const sources: readonly CostSource[] = [
      { column: 1, rule },
      { column: 2, rule: { ...rule, markups: { kind: 'each', percents: [{ level: 3, percent: '1' }] } } },
    ];
    expect(pricesGivenTwice(sources, [])).toEqual(['SP_AUD_03']);
    expect(pricesGivenTwice(sources.slice(0, 1), ['SP_AUD_01', undefined])).toEqual(['SP_AUD_01']);
  });
});

describe('The name of prices from costs', () => {
  const nameOf = (column: number) => (column === 1 ? 'EK' : 'Cost/USD');

  it('says currency, rate and day, mark-ups and rounding', { tags: 'QC03' }, () => {
    expect(pricedFileName('Wilo 2026.csv', [{ column: 1, rule }], nameOf)).toBe(
      'Wilo 2026; EUR × 1.65 (2026-11-01) → AUD 01, 03 +60, +57.5 %, rounded to 0.05.xlsx',
    );
  });

  it('names the column of each rule where there are several', { tags: 'QC03' }, () => {
    const name = pricedFileName(
      'a.csv',
      [
        { column: 1, rule },
        { column: 2, rule: series },
      ],
      nameOf,
    );
    expect(name).toContain('; EK, EUR × 1.65');
    expect(name).toContain(
      '; Cost USD, less 19 % VAT × 1.08 − 2 → USD 01–03 +60 %, each next × 0.97, plus 10 % VAT, ending .95, at least 5.00.xlsx',
    );
  });

  it('has mark-ups that two currencies share once, and each number without zeros at its end', { tags: 'QC03' }, () => {
    const percents = allLevels.map((level) => ({ level, percent: (61.25 - level * 1.25).toFixed(2) }));
    const aud: CostRule = { ...rule, markups: { kind: 'each', percents }, rounding: '0.01' };
    const usd: CostRule = { ...aud, currency: 'USD', conversion: { from: 'EUR', rate: '1.1', date: '2026-11-01' } };
    const name = pricedFileName(
      'Wilo.csv',
      [
        { column: 1, rule: aud },
        { column: 1, rule: usd },
      ],
      nameOf,
    );
    expect(name).toMatch(/^Wilo; EUR × 1\.65 \(2026-11-01\) → AUD 01–20 \+60, \+58\.75, \+57\.5, .*, \+36\.25 %; /);
    expect(name).toMatch(/ %; EUR × 1\.1 \(2026-11-01\) → USD 01–20 with the mark-ups of AUD\.xlsx$/);
    expect(name.length).toBeLessThanOrEqual(250);
  });

  it('is short beside the rows that it is for', { tags: 'QC92' }, () => {
    const percents = (...all: readonly number[]) =>
      all.map((percent, at) => ({ level: at + 1, percent: String(percent) }));
    const shortNameOf = (...all: readonly number[]) =>
      costRuleShortNames([{ ...rule, rounding: '0.01', markups: { kind: 'each', percents: percents(...all) } }]);
    expect(shortNameOf(60, 57.5, 55, 52)).toEqual(['EUR × 1.65 (2026-11-01) → AUD 01–04 +60 … +52 %']);
    expect(shortNameOf(60, 57.5, 55)).toEqual(['EUR × 1.65 (2026-11-01) → AUD 01–03 +60, +57.5, +55 %']);
    expect(shortNameOf(60, 60, 60, 60)).toEqual(['EUR × 1.65 (2026-11-01) → AUD 01–04 +60 %']);
  });

  it('shortens the name of the file, and not the rules', { tags: 'QC03' }, () => {
    const name = pricedFileName(`${'long '.repeat(80)}.csv`, [{ column: 1, rule }], nameOf);
    expect(name.length).toBeLessThanOrEqual(250);
    expect(name).toMatch(/; EUR × 1\.65 .*rounded to 0\.05\.xlsx$/);
  });
});

it('A new rate is of today; a day that the user has given stays', { tags: 'QC74' }, () => {
  const today = '2026-11-27';
  const opened = { ...createCostDraft(1, 'AUD', '2026-10-01', 'EUR'), rate: '1.65' };
  const changed = withRate(opened, '1.7', opened, today);
  expect(changed).toEqual({ ...opened, rate: '1.7', date: today });
  expect(withRate(changed, '1.65', opened, today)).toEqual(opened);
  const dated = { ...changed, date: '2026-11-15' };
  expect(withRate(dated, '1.71', opened, today)).toEqual({ ...dated, rate: '1.71' });
  const blank = createCostDraft(1, 'AUD', '2026-11-01', 'EUR');
  expect(withRate(blank, '1.7', blank, today)).toEqual({ ...blank, rate: '1.7' });
});
