import { expect, test } from 'vitest';
import { uploadNameOf } from './upload-name';

test.each([
  [['AB-1'], 1, 'a typed price, AB-1'],
  [['AB-1', 'AB-1'], 2, 'typed prices, AB-1'],
  [['AB-1', 'AB-2', 'AB-3'], 3, 'typed prices, AB-1 … AB-3'],
  [['12/5 "red"'], 1, 'a typed price, 12 5  red'],
  [[], 1, 'a typed price'],
])('the upload of changes in %j, %d in all, is called %j', { tags: ['NC107', 'NC131'] }, (skus, cells, expected) => {
  expect(uploadNameOf('type', skus, cells)).toBe(expected);
});
