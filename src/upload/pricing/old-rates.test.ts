import { expect, test } from 'vitest';
import type { CostSource } from '../../machines/reading.types';
import { oldRates } from './old-rates';

const source = (column: number, date: string): CostSource => ({
  column,
  rule: {
    currency: 'AUD',
    conversion: { from: 'EUR', rate: '1.65', date },
    markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] },
    rounding: '0.01',
  },
});

test('A rate is old if its day is before today; two rules with one rate are one', { tags: 'QC43' }, () => {
  const costs = [source(1, '2026-10-01'), source(2, '2026-10-01'), source(3, '2026-11-26'), source(4, '2026-11-27')];
  expect(oldRates(costs, '2026-11-26')).toEqual([{ currency: 'AUD', from: 'EUR', rate: '1.65', date: '2026-10-01' }]);
  expect(oldRates(undefined, '2026-11-26')).toEqual([]);
});
