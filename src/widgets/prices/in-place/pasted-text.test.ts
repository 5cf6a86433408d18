import { expect, test } from 'vitest';
import { language as arabic } from '../../../locales/ar';
import { language as german } from '../../../locales/de';
import { language as spanish } from '../../../locales/es';
import { language as french } from '../../../locales/fr';
import { language as chinese } from '../../../locales/zh-Hans';
import { isCommaUnclear } from '../../../texts/comma-meaning';
import { setNotation } from '../../../texts/notation';
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

test.each([
  ['English', undefined, '1,284.5', '12,84.5'],
  ['Chinese', chinese, '1,284.5', '12,84.5'],
  ['Arabic', arabic, '1,284.5', '12,84.5'],
  ['German', german, '1.284,5', '12.84,5'],
  ['Spanish', spanish, '1.284,5', '12.84,5'],
  ['French', french, '1\u202f284,5', '12\u202f84,5'],
])('groups before decimals are pasted in %s, wrong groups are not', { tags: 'OT03' }, (_, language, text, wrong) => {
  setNotation(language?.notationFor(''));
  expect(readPasted(text, 'SP_AUD_01')).toBe('1284.5');
  expect(pastedReadings(wrong, 'SP_AUD_01')).toEqual([]);
  setNotation();
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
