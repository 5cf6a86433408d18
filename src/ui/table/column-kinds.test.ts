import { describe, expect, it } from 'vitest';
import { dateKind, listKind, textKind, yesNoKind } from './column-kinds';

describe('A boolean value', () => {
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
  ])('%o shows as %s', { tags: 'A022' }, (value, shown) => {
    expect(yesNoKind.format(value).text).toBe(shown);
  });
});

describe('A list value', () => {
  it('shows its items joined by commas', () => {
    expect(listKind().format(['tennis', 'netball']).text).toBe('tennis, netball');
  });

  it.each([[[]], [null], ['']])('that is empty (%o) shows its column’s placeholder', (value) => {
    expect(listKind('---').format(value)).toEqual({ text: '---', look: 'none' });
  });

  it('may arrive as plain text', () => {
    expect(listKind().format('tennis').text).toBe('tennis');
  });
});

describe('Text', () => {
  it('of an unexpected shape is shown as JSON', () => {
    expect(textKind.format({ a: 1 }).text).toBe('{"a":1}');
  });
});

describe('A date', () => {
  const local = new Date(2026, 10, 20, 15, 45);

  it.each([
    ['in ISO 8601', local.toISOString()],
    ['without a zone', '2026-11-20T15:45:00'],
    ['without a zone, with a space', '2026-11-20 15:45:00.123'],
    ['in epoch milliseconds', local.getTime()],
    ['in epoch milliseconds, as text', String(local.getTime())],
  ])('%s shows day, month, year and 12-hour time in local time', { tags: 'EU04' }, (_, value) => {
    expect(dateKind().format(value)).toEqual({ text: '20-11-2026 03:45 PM' });
  });

  it.each([
    ['2026-01-05T00:05:00', '05-01-2026 12:05 AM'],
    ['2026-01-05T12:00:00', '05-01-2026 12:00 PM'],
    ['2026-01-05', '05-01-2026 12:00 AM'],
  ])('%s shows as %s', (value, shown) => {
    expect(dateKind().format(value).text).toBe(shown);
  });

  it('that is missing shows its column’s placeholder, muted', { tags: 'EU04' }, () => {
    expect(dateKind('N/A').format(null)).toEqual({ text: 'N/A', look: 'none' });
    expect(dateKind().format('')).toEqual({ text: '-', look: 'none' });
  });

  it('that cannot be parsed is shown unchanged', () => {
    expect(dateKind().format('yesterday')).toEqual({ text: 'yesterday' });
  });
});
