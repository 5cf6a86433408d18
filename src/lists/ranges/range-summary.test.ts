import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textKind } from '../../ui/table/column-kinds';
import type { TableColumn } from '../../ui/table/table.types';
import { summarize } from './range-summary';

const column = (align: 'start' | 'end'): TableColumn<string> => ({
  key: 'value',
  name: 'Value',
  width: 80,
  kind: { ...textKind, align },
  value: (row) => row,
});
const numbers = [column('end')];

test('a selection is counted, and its numbers are averaged exactly', { tags: 'NC73' }, () => {
  expect(summarize(['0.1', '0.2', '', 'POA'], numbers)).toEqual({
    count: 3,
    numbers: { average: '0.15', least: '0.10', greatest: '0.20' },
  });
  expect(summarize(['1', '1', '2'], numbers).numbers?.average).toBe('1.3333');
  expect(summarize(['2', '2', '1'], numbers).numbers?.average).toBe('1.6667');
  expect(summarize(['1,234.50', '9'], numbers).numbers).toEqual({
    average: '621.75',
    least: '9.00',
    greatest: '1,234.50',
  });
  expect(summarize(['9007199254740993.01', '9007199254740993.03'], numbers).numbers?.average).toBe(
    '9,007,199,254,740,993.02',
  );
});

test('a text such as 84,20, which is not a number in English, is counted but not averaged', { tags: 'NC146' }, () => {
  expect(summarize(['84,20', '9'], numbers)).toEqual({
    count: 2,
    numbers: { average: '9.00', least: '9.00', greatest: '9.00' },
  });
});

test('texts are only counted', { tags: 'NC73' }, () => {
  expect(summarize(['12', 'A-1', ''], [column('start')])).toEqual({ count: 2 });
});

test('the average lies between the least and the greatest number', { tags: 'NC73' }, () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(cents, (values) => {
      const found = summarize(
        values.map((value) => (value / 100).toFixed(2)),
        numbers,
      ).numbers;
      const number = (shown = '') => Number(shown.replaceAll(',', ''));
      expect(number(found?.least)).toBe(Math.min(...values) / 100);
      expect(number(found?.greatest)).toBe(Math.max(...values) / 100);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length / 100;
      expect(Math.abs(number(found?.average) - mean)).toBeLessThan(0.0001);
    }),
  );
});
