import { expect, test } from 'vitest';
import { uploadNameOf } from './upload-name';

test.each([
  [['AB-1'], 'a typed price, AB-1'],
  [['AB-1', 'AB-1'], 'a typed price, AB-1'],
  [['AB-1', 'AB-2', 'AB-3'], 'a typed price, AB-1 … AB-3'],
  [['12/5 "red"'], 'a typed price, 12 5  red'],
  [[], 'a typed price'],
])('the upload of changes in %j is called %j', { tags: 'NC107' }, (skus, expected) => {
  expect(uploadNameOf('type', skus)).toBe(expected);
});
