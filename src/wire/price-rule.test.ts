import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceKeysOf } from './price-levels';
import { applyPriceRule, type Calculation, type PriceRule } from './price-rule';
import { roundings } from './rounding';

const onFirst = (calculation: Calculation, rounding: PriceRule['rounding'] = '0.01'): PriceRule => ({
  currency: 'AUD',
  levels: [1],
  calculation,
  rounding,
});
const percent = (number: string): Calculation => ({ kind: 'percent', percent: number });

/** The outcome for AUD 01 of a record with these prices. */
const outcome = (rule: PriceRule, prices: Readonly<Record<string, string>>) =>
  applyPriceRule(rule, (key) => prices[key] ?? '').get('SP_AUD_01');
const result = (calculation: Calculation, price: string, rounding?: PriceRule['rounding']) =>
  outcome(onFirst(calculation, rounding), { SP_AUD_01: price, SP_AUD_02: '20', SP_USD_01: '8' });

describe('price rules', { tags: 'NC61' }, () => {
  test.each<[string, Calculation, string, string]>([
    ['a rise', percent('3'), '100', '103'],
    ['a fall', percent('-2.5'), '19.99', '19.49'],
    ['a half cent, away from zero', percent('50'), '0.03', '0.05'],
    ['an amount', { kind: 'amount', amount: '0.1' }, '0.2', '0.3'],
    ['a price', { kind: 'fixed', price: '12.3456' }, '1', '12.3456'],
    ['another level', { kind: 'level', level: 2, factor: '0.97' }, '1', '19.4'],
    ['the other currency', { kind: 'currency', currency: 'USD', rate: '1.51' }, '1', '12.08'],
  ])('%s is calculated exactly', (_, calculation, stored, price) => {
    expect(result(calculation, stored)).toEqual({ kind: 'changed', price });
  });

  test.each([
    ['10.4499', '.95', '9.95'],
    ['10.45', '.95', '10.95'],
    ['0.2', '.95', '0.95'],
    ['12.49', '.99', '12.99'],
    ['10.225', '0.05', '10.25'],
    ['10.05', '0.10', '10.1'],
    ['10.5', '1', '11'],
  ] as const)('%s is rounded to %s as %s', (price, rounding, expected) => {
    const rule = onFirst({ kind: 'level', level: 2, factor: '1' }, rounding);
    expect(outcome(rule, { SP_AUD_01: '7', SP_AUD_02: price })).toEqual({ kind: 'changed', price: expected });
  });

  test('a text and a blank are not changed, and neither is a price whose source is one', () => {
    expect(result(percent('3'), 'POA')).toEqual({ kind: 'text' });
    expect(result(percent('3'), '')).toEqual({ kind: 'blank' });
    expect(result({ kind: 'fixed', price: '5' }, 'POA')).toEqual({ kind: 'text' });
    const fromUsd = onFirst({ kind: 'currency', currency: 'USD', rate: '2' });
    expect(outcome(fromUsd, { SP_AUD_01: '1', SP_USD_01: 'POA' })).toEqual({ kind: 'noBasis' });
    expect(outcome(fromUsd, { SP_AUD_01: '1' })).toEqual({ kind: 'noBasis' });
  });

  test('an equal price is unchanged, however it is written', () => {
    expect(result(percent('0'), '12.50')).toEqual({ kind: 'unchanged' });
    expect(result({ kind: 'fixed', price: '20.00' }, '20')).toEqual({ kind: 'unchanged' });
  });

  test('a price of 0 gets no ending, and a negative one is invalid', () => {
    expect(result(percent('3'), '0', '.95')).toEqual({ kind: 'unchanged' });
    expect(result({ kind: 'amount', amount: '-5' }, '4.99', '.99')).toEqual({ kind: 'invalid', problem: 'below-zero' });
    expect(result(percent('900'), '9999999999')).toEqual({ kind: 'invalid', problem: 'too-large' });
  });

  test('each level follows from stored prices only', () => {
    const rule: PriceRule = { ...onFirst({ kind: 'level', level: 1, factor: '0.5' }), levels: [1, 2, 3] };
    const outcomes = applyPriceRule(
      rule,
      (key) => ({ SP_AUD_01: '8', SP_AUD_02: '7', SP_AUD_03: '6' })[String(key)] ?? '',
    );
    expect([...outcomes.values()].map((one) => one.kind === 'changed' && one.price)).toEqual(['4', '4', '4']);
  });

  test('no price outside the levels is calculated, and every result is a price', () => {
    const price = fc
      .bigInt({ min: 0n, max: 10n ** 14n })
      .map((units) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...priceKeysOf('AUD')), fc.oneof(price, fc.constant('POA'), fc.constant(''))),
        fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
        fc.integer({ min: -200, max: 300 }),
        fc.constantFrom(...roundings),
        (prices, levels, rate, rounding) => {
          const rule: PriceRule = { currency: 'AUD', levels, calculation: percent(String(rate)), rounding };
          const outcomes = applyPriceRule(rule, (key) => prices[key] ?? '');
          expect(outcomes.size).toBe(levels.length);
          for (const one of outcomes.values()) {
            if (one.kind === 'changed') expect(one.price).toMatch(/^\d{1,10}(?:\.\d{1,2})?$/);
          }
        },
      ),
    );
  });
});
