import { expect, test } from 'vitest';
import { setNotation } from '../../../texts/notation';
import { readPriceEntry } from './price-entry';

test.each([
  ['10.00', { kind: 'unchanged' }],
  [' 10.00 ', { kind: 'unchanged' }],
  ['10', { kind: 'changed', text: '10' }],
  [' 11.5 ', { kind: 'changed', text: '11.5' }],
  ['POA', { kind: 'changed', text: 'POA' }],
  ['84,20x', { kind: 'changed', text: '84,20x' }],
  ['84,20', { kind: 'invalid', text: '84,20', problem: 'Digits and a decimal point only, or a text' }],
  ['1.23456', { kind: 'invalid', text: '1.23456', problem: 'At most 4 decimals' }],
  ['  ', { kind: 'emptied' }],
])('%j typed over 10.00', { tags: 'NC03' }, (typed, entry) => {
  expect(readPriceEntry(typed, '10.00')).toEqual(entry);
});

test('an empty cell that stays empty is unchanged', { tags: 'NC03' }, () => {
  expect(readPriceEntry('', '')).toEqual({ kind: 'unchanged' });
});

test('a stored price that is no valid price may stay', { tags: 'NC03' }, () => {
  expect(readPriceEntry('1.23456', '1.23456')).toEqual({ kind: 'unchanged' });
});

test('a stored text that would be read as a number stays until it is changed', { tags: 'OT03' }, () => {
  expect(readPriceEntry('1,234.50', '1,234.50')).toEqual({ kind: 'unchanged' });
  expect(readPriceEntry('1,234.5', '1,234.50')).toEqual({ kind: 'changed', text: '1234.5' });
  setNotation({ locale: 'de', decimal: ',', group: '.' });
  expect(readPriceEntry('1.234,50', '1,234.50')).toEqual({ kind: 'unchanged' });
  setNotation();
});
