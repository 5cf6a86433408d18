import { describe, expect, test } from 'vitest';
import { allLevels } from '../../../wire/price-levels';
import { emptyRule, emptyRuleFor, priceRuleOrIssues, type RuleDraft } from './rule-draft';
import { changeName } from './rule-name';

const draft = (changes: Partial<RuleDraft>): RuleDraft => ({ ...emptyRule, ...changes });

describe('the typed rule', { tags: 'NC62' }, () => {
  test.each<[Partial<RuleDraft>, object]>([
    [{ number: ' +3 ' }, { kind: 'percent', percent: '3' }],
    [
      { method: 'lower-percent', number: '2.5' },
      { kind: 'percent', percent: '-2.5' },
    ],
    [
      { method: 'lower-amount', number: '1' },
      { kind: 'amount', amount: '-1' },
    ],
    [
      { method: 'fixed', number: 'POA' },
      { kind: 'fixed', price: 'POA' },
    ],
    [
      { method: 'level', number: '0.97', sourceLevel: 1, levels: [2] },
      { kind: 'level', level: 1, factor: '0.97' },
    ],
    [
      { method: 'currency', number: '1.51' },
      { kind: 'currency', currency: 'USD', rate: '1.51' },
    ],
  ])('%o becomes a calculation', (changes, calculation) => {
    expect(priceRuleOrIssues(draft(changes))).toMatchObject({ kind: 'rule', rule: { calculation } });
  });

  test.each<[Partial<RuleDraft>, string]>([
    [{}, 'missing'],
    [{ number: '2.5x' }, 'notation'],
    [{ number: '1,234' }, 'unclear'],
    [{ method: 'fixed', number: '1,234' }, 'unclear'],
    [{ number: '-3' }, 'not-above-zero'],
    [{ number: '0' }, 'not-above-zero'],
    [{ method: 'lower-percent', number: '101' }, 'over-100'],
    [{ method: 'fixed', number: '1.23456' }, 'too-many-decimals'],
  ])('%o is refused as %s', (changes, number) => {
    expect(priceRuleOrIssues(draft(changes))).toEqual({ kind: 'issues', areLevelsMissing: false, number });
  });

  test.each<[Partial<RuleDraft>, object]>([
    [{ number: '2,5' }, { percent: '2.5' }],
    [{ method: 'fixed', number: '84,20' }, { price: '84.20' }],
    [{ method: 'fixed', number: 'POA, 5' }, { price: 'POA, 5' }],
  ])('%o has a decimal comma', { tags: 'QC85' }, (changes, calculation) => {
    expect(priceRuleOrIssues(draft(changes))).toMatchObject({ rule: { calculation } });
  });

  test('a rule without levels is refused', () => {
    expect(priceRuleOrIssues(draft({ number: '3', levels: [] }))).toMatchObject({
      kind: 'issues',
      areLevelsMissing: true,
    });
  });
});

describe('the name of a change', { tags: 'NC63' }, () => {
  const named = (changes: Partial<RuleDraft>, scope: Parameters<typeof changeName>[1] = { kind: 'all' }) => {
    const result = priceRuleOrIssues(draft({ number: '3', ...changes }));
    return result.kind === 'rule' && changeName(result.rule, scope, (_, value) => value);
  };

  test('it has the calculation, the levels and the rounding', () => {
    expect(named({})).toBe('+3 % on AUD 01–20');
    expect(named({ method: 'lower-amount', number: '1.5', levels: [5, 1, 4, 3] })).toBe('−1.50 on AUD 01, 03–05');
    expect(named({ method: 'fixed', number: 'POA', currency: 'USD', levels: [1], rounding: '.95' })).toBe(
      'POA on USD 01',
    );
    expect(named({ method: 'level', number: '0.97', levels: [2] })).toBe('AUD 01 × 0.97 → AUD 02');
    expect(named({ method: 'currency', number: '1.51', rounding: '.95' })).toBe('USD × 1.51 → AUD 01–20, ending .95');
    expect(named({ rounding: '0.05', levels: allLevels })).toBe('+3 % on AUD 01–20, rounded to 0.05');
  });

  test('it has the filter, the search, or the number of selected rows', () => {
    const filters = { STATUS: ['Active'], GROUP_NAME: ['A/B', 'C', 'D', 'E'], UNIT: [] };
    expect(named({}, { kind: 'filtered', search: 'tape', filters })).toBe(
      '+3 % on AUD 01–20, filter Status Active, Group Name A B or C or 2 more, search “tape”',
    );
    expect(named({}, { kind: 'selected', keys: ['A', 'B'] })).toBe('+3 % on AUD 01–20, 2 selected');
    expect(named({}, { kind: 'filtered', search: 'x'.repeat(300), filters: {} })).toHaveLength(120);
  });
});

test('a rule begins with the currency and the levels of the selected cells', { tags: 'NC98' }, () => {
  expect(emptyRuleFor(['MAIN_SKU', 'SP_USD_02', 'SP_USD_03'])).toMatchObject({ currency: 'USD', levels: [2, 3] });
  expect(emptyRuleFor(['SP_AUD_20', 'SP_USD_01'])).toMatchObject({ currency: 'AUD', levels: [20] });
  expect(emptyRuleFor(['MAIN_SKU'])).toBe(emptyRule);
});
