import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CostRule, calculatorOf, costRuleKeys, costSums } from './cost-rule';
import { requireDecimal } from './decimal-arithmetic';

const plain: CostRule = {
  currency: 'AUD',
  markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
  rounding: '0.01',
};
const pricesOf = (rule: Partial<CostRule>, cost: string) => calculatorOf({ ...plain, ...rule })(requireDecimal(cost));

describe('prices from a cost', { tags: 'QU10' }, () => {
  test('every step is applied, in the fixed order', () => {
    const rule: CostRule = {
      currency: 'AUD',
      vatOut: '19',
      conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
      factor: '0.9',
      amount: '0.5',
      markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] },
      vatIn: '10',
      rounding: '.95',
      lowestPrice: '5',
    };
    // 119 / 1.19 = 100; × 1.65 = 165; × 0.9 = 148.5; + 0.5 = 149; × 1.6 = 238.4; × 1.1 = 262.24.
    const [sum] = costSums(rule, requireDecimal('119'));
    expect(sum?.steps.map(({ step, value }) => [step.kind, value])).toEqual([
      ['vat-out', '100'],
      ['conversion', '165'],
      ['factor', '148.5'],
      ['amount', '149'],
      ['mark-up', '238.4'],
      ['vat-in', '262.24'],
    ]);
    expect(sum).toMatchObject({ key: 'SP_AUD_01', rounded: '261.95', price: '261.95' });
  });

  test('a value between the steps that is shown rounded is named so', () => {
    const markups = { kind: 'each', percents: [{ level: 1, percent: '19' }] } as const;
    const [sum] = costSums({ currency: 'AUD', vatOut: '19', markups, rounding: '0.01' }, requireDecimal('100'));
    expect(sum?.steps.map(({ value, isExact }) => [value, isExact])).toEqual([
      ['84.033613', false],
      ['100', true],
    ]);
  });

  test('each level has its own mark-up, and others get no price', () => {
    const markups = {
      kind: 'each',
      percents: [
        { level: 2, percent: '60' },
        { level: 5, percent: '-12.5' },
      ],
    } as const;
    expect(costRuleKeys({ ...plain, markups })).toEqual(['SP_AUD_02', 'SP_AUD_05']);
    expect(pricesOf({ markups }, '10')).toEqual(['16', '8.75']);
  });

  test('a series goes on from the unrounded value', () => {
    const markups = { kind: 'series', levels: [1, 2, 3], percent: '0', factor: '0.97' } as const;
    // 1 → 0.97 → 0.9409; from the rounded 0.95 it would be 0.9.
    expect(pricesOf({ markups, rounding: '0.05' }, '1')).toEqual(['1', '0.95', '0.95']);
  });

  test('VAT is taken out exactly: half a cent is rounded up', () => {
    expect(pricesOf({ vatOut: '20' }, '0.006')).toEqual(['0.01']);
    expect(pricesOf({ vatOut: '20' }, '0.00599999')).toEqual(['0']);
    expect(pricesOf({ vatOut: '19', vatIn: '19' }, '12.35')).toEqual(['12.35']);
  });

  test('a lower price is replaced by the lowest one, without rounding that', () => {
    expect(pricesOf({ lowestPrice: '4.99', rounding: '1' }, '4')).toEqual(['4.99']);
    expect(pricesOf({ lowestPrice: '4.99', rounding: '1' }, '5.2')).toEqual(['5']);
  });

  test.each(['rate', '1,5', ''])('“%s” is rejected as a number of a rule', (factor) => {
    expect(() => pricesOf({ factor }, '1')).toThrow(TypeError);
  });

  test('prices equal a calculation with BigInt', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 9n });
    const perMille = fc.bigInt({ min: 1n, max: 3000n });
    fc.assert(
      fc.property(cents, perMille, perMille, perMille, (cost, vat, rate, percent) => {
        const three = (value: bigint) => `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`;
        const [price] = pricesOf(
          {
            vatOut: three(vat),
            conversion: { from: 'EUR', rate: three(rate), date: '2026-11-01' },
            markups: { kind: 'each', percents: [{ level: 1, percent: three(percent) }] },
          },
          `${cost / 100n}.${String(cost % 100n).padStart(2, '0')}`,
        );
        // Per cent with 3 decimals is in hundred-thousandths: the cost in cents × rate × (1 + percent) / (1 + VAT).
        const dividend = cost * rate * (100_000n + percent);
        const divisor = 1000n * (100_000n + vat);
        const rounded = (2n * dividend + divisor) / (2n * divisor);
        expect(Number(price)).toBe(Number(rounded) / 100);
      }),
    );
  });
});
