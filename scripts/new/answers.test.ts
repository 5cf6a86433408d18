import { expect, test } from 'vitest';
import { parseAnswers } from './answers';
import { newFiles } from './new-files';

const args = ['suppliers', 'supplier', 'SUPPLIER_NAME', 'EMAIL:Email:email', 'RATING::number'];

test('a field has a label and a kind, or gets them from its key', () => {
  expect(parseAnswers(args).fields).toEqual([
    { key: 'SUPPLIER_NAME', label: 'Supplier name', kind: 'text' },
    { key: 'EMAIL', label: 'Email', kind: 'email' },
    { key: 'RATING', label: 'Rating', kind: 'number' },
  ]);
});

test.each([
  [['Suppliers', 'supplier', 'NAME'], 'Area and noun are words of a to z.'],
  [['fish', 'fish', 'NAME'], 'The area is the plural of the noun'],
  [['suppliers', 'supplier'], 'A field is missing'],
  [['suppliers', 'supplier', 'RATING::number'], 'RATING names a record'],
  [['suppliers', 'supplier', 'NAME', 'NAME'], 'NAME is there twice.'],
  [['suppliers', 'supplier', 'name'], 'a key is of capitals'],
  [['suppliers', 'supplier', 'NAME', 'CITY:City:town'], 'town is no kind'],
])('%j are refused with a reason', (given, reason) => {
  expect(() => parseAnswers(given)).toThrow(reason);
});

test('a new area is at most nine files, one of them a test', () => {
  const paths = Object.keys(newFiles(parseAnswers(args), '0099-suppliers'));
  expect(paths).toHaveLength(9);
  expect(paths.filter((path) => path.endsWith('.test.ts'))).toHaveLength(1);
});
