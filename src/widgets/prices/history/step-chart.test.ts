import { describe, expect, it } from 'vitest';
import type { RecordedPriceChange } from '../../../wire/price-history';
import { levelChanges, stepChart } from './step-chart';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`;
const now = Date.parse(at(11));

/** A change of one price on a day. */
const change = (day: number, from: string, to: string): RecordedPriceChange => ({
  id: day,
  sku: 'A-1',
  action: 'changed',
  at: at(day),
  by: 'Ada',
  origin: 'hand',
  fileName: '',
  differences: [{ key: 'SP_AUD_01', from, to }],
});
const chartOf = (...changes: readonly RecordedPriceChange[]) => stepChart(levelChanges(changes, 'SP_AUD_01'), now);

describe('The steps of a price level', { tags: 'L202' }, () => {
  it('extend from each change to the next, and to now', () => {
    const chart = chartOf(change(6, '10', '20'), change(1, '', '10'));
    expect(chart).toEqual({
      path: 'M6 88H53V12H100',
      dots: [
        { x: 6, y: 88 },
        { x: 53, y: 12 },
      ],
      lowest: '10.00',
      highest: '20.00',
      since: at(1),
    });
  });

  it('start with the price before the first known change', () => {
    expect(chartOf(change(1, '20', '10'))?.path).toBe('M0 12H6V88H100');
  });

  it('have a gap where the price is not a number', () => {
    expect(chartOf(change(6, 'POA', '10'), change(3, '10', 'POA'), change(1, '', '10'))?.path).toMatch(
      /^M6 50H[\d.]+M53 50H100$/,
    );
  });

  it('are centred when the price never changed', () => {
    const chart = chartOf(change(1, '', '12.5'));
    expect([chart?.path, chart?.lowest, chart?.highest]).toEqual(['M6 50H100', '12.50', '12.50']);
  });

  it('require a number and a time', () => {
    expect(chartOf()).toBeUndefined();
    expect(chartOf(change(1, '', 'POA'))).toBeUndefined();
    expect(chartOf({ ...change(1, '', '5'), at: 'long ago' })).toBeUndefined();
  });

  it('include only changes of that level', () => {
    const both = { ...change(1, '', '5'), differences: [{ key: 'SP_USD_02', from: '1', to: '2' } as const] };
    expect(levelChanges([both], 'SP_AUD_01')).toEqual([]);
    expect(levelChanges([both], 'SP_USD_02')).toEqual([{ change: both, from: '1', to: '2' }]);
  });
});
