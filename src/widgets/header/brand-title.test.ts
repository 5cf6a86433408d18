import { expect, test } from 'vitest';
import { brandTitle } from './brand-title';

test.each([
  ['Court|Lines', ['Court', 'Lines']],
  ['Court lines', ['Court lines', '']],
  ['A|B|C', ['A', 'B|C']],
  ['  ', undefined],
  [undefined, undefined],
])('%j is the title %j', (given, expected) => {
  expect(brandTitle(given)).toEqual(expected);
});
