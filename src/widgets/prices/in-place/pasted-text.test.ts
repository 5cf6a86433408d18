import { expect, test } from 'vitest';
import { isCommaUnclear } from '../../../texts/comma-meaning';
import { pastedReadings, readPasted } from './pasted-text';

test.each([
  ['12.5', '12.5'],
  [' 1,284.50 ', '1284.50'],
  ['1,234,567.00', '1234567.00'],
  ['1.284,50', '1284.50'],
  ['$12.50', '12.50'],
  ['A$ 12.50', '12.50'],
  ['AUD 1,284.50', '1284.50'],
  ['US$12.50', 'US$12.50'],
  ['-', ''],
  ['–', ''],
  ['POA', 'POA'],
  ['84,20', '84,20'],
  ['1,234', '1,234'],
  ['-5', '-5'],
])('a pasted "%s" is read as "%s"', { tags: 'NC75' }, (text, expected) => {
  expect(readPasted(text, 'SP_AUD_01')).toBe(expected);
});

test('an unclear comma is read as the user says', { tags: 'NC76' }, () => {
  expect(['84,20', '1,234', '1.234,5', '1,234.5', '12'].map(isCommaUnclear)).toEqual([true, true, false, false, false]);
  expect(readPasted('84,20', 'SP_AUD_01', 'decimals')).toBe('84.20');
  expect(readPasted('1,234', 'SP_AUD_01', 'decimals')).toBe('1.234');
  expect(readPasted('1,234', 'SP_AUD_01', 'thousands')).toBe('1234');
  expect(readPasted('84,20', 'SP_AUD_01', 'thousands')).toBe('84,20');
});

test.each([
  ['84,20', ['84.20']],
  ['1,234', ['1.234', '1234']],
  ['1.23456', []],
  ['-5', []],
])('%s is offered as %j', { tags: 'NC03' }, (text, prices) => {
  expect(pastedReadings(text, 'SP_AUD_01')).toEqual(prices);
});
