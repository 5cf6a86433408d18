import { describe, expect, it } from 'vitest';
import { date, formatPrice, list, price, text, yesNo } from './column-kinds';

describe('A price', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.3456', '12.3456'],
    ['12.3400', '12.34'],
    ['1284.5', '1,284.50'],
    ['9999999999.9999', '9,999,999,999.9999'],
    ['0', '0.00'],
    ['007', '7.00'],
    ['-5', '-5.00'],
    ['0.30000000000000004', '0.30'],
  ])('%s shows as %s', (value, shown) => {
    expect(formatPrice(value)).toBe(shown);
  });

  it('that is a word shows as it came, told apart from numbers', () => {
    expect(price.format('POA')).toEqual({ text: 'POA', look: 'word' });
  });

  it('may come as a number', () => {
    expect(price.format(8.15)).toEqual({ text: '8.15' });
  });

  it.each([null, undefined, '', ' '])('that is unset (%o) shows a muted dash', (value) => {
    expect(price.format(value)).toEqual({ text: '-', look: 'none' });
  });
});

describe('A yes-or-no value', () => {
  it.each([
    [true, 'YES'],
    ['Yes', 'YES'],
    [1, 'YES'],
    [false, 'NO'],
    ['NO', 'NO'],
    [0, 'NO'],
    [null, '-'],
    ['', '-'],
    ['maybe', 'maybe'],
  ])('%o shows as %s', (value, shown) => {
    expect(yesNo.format(value).text).toBe(shown);
  });
});

describe('A list value', () => {
  it('is joined by commas', () => {
    expect(list().format(['tennis', 'netball']).text).toBe('tennis, netball');
  });

  it.each([[[]], [null], ['']])('that is empty (%o) shows what its column says', (value) => {
    expect(list('---').format(value)).toEqual({ text: '---', look: 'none' });
  });

  it('may come as plain text', () => {
    expect(list().format('tennis').text).toBe('tennis');
  });
});

describe('Text', () => {
  it('of an unexpected shape is shown rather than lost', () => {
    expect(text.format({ a: 1 }).text).toBe('{"a":1}');
  });
});

describe('A moment', () => {
  const local = new Date(2026, 10, 20, 15, 45);

  it.each([
    ['in ISO 8601', local.toISOString()],
    ['without a zone', '2026-11-20T15:45:00'],
    ['without a zone, with a space', '2026-11-20 15:45:00.123'],
    ['in epoch milliseconds', local.getTime()],
    ['in epoch milliseconds, as text', String(local.getTime())],
  ])('%s shows as day, month, year and 12-hour time where the viewer is', (_, value) => {
    expect(date().format(value)).toEqual({ text: '20-11-2026 03:45 PM' });
  });

  it.each([
    ['2026-01-05T00:05:00', '05-01-2026 12:05 AM'],
    ['2026-01-05T12:00:00', '05-01-2026 12:00 PM'],
    ['2026-01-05', '05-01-2026 12:00 AM'],
  ])('%s shows as %s', (value, shown) => {
    expect(date().format(value).text).toBe(shown);
  });

  it('that is none shows what the column says for it, muted', () => {
    expect(date('N/A').format(null)).toEqual({ text: 'N/A', look: 'none' });
    expect(date().format('')).toEqual({ text: '-', look: 'none' });
  });

  it('that cannot be read shows as it came', () => {
    expect(date().format('yesterday')).toEqual({ text: 'yesterday' });
  });
});
