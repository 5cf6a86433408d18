import { afterEach, expect, test } from 'vitest';
import { unclearReadings, withoutSeparators } from './comma-meaning';
import { setNotation, typedNumber } from './notation';

afterEach(() => setNotation());

test('a number that is written for thousands or decimals has two readings in each language', { tags: 'OK02' }, () => {
  expect(unclearReadings(typedNumber('1,234'))).toEqual(['1.234', '1234']);
  expect(unclearReadings(typedNumber('84,20'))).toEqual(['84.20']);
  expect(['12.5', '1,284.50', '1.284,50', 'POA, 5', ''].flatMap(unclearReadings)).toEqual([]);
  setNotation({ locale: 'de', decimal: ',', group: '.' });
  expect(unclearReadings(typedNumber('1.234'))).toEqual(['1.234', '1234']);
  expect(['1,234', '12,5', '1.284,50'].map(typedNumber).flatMap(unclearReadings)).toEqual([]);
  expect(withoutSeparators(typedNumber('1.284,50'))).toBe('1284.50');
});
