import { expect, test } from 'vitest';
import { brandTitle } from './header';

test.each([
  ['Court|Lines', ['Court', 'Lines']],
  ['Court lines', ['Court lines', '']],
  ['A|B|C', ['A', 'B|C']],
  ['  ', undefined],
  [undefined, undefined],
])('splits %j into %j', (given, expected) => {
  expect(brandTitle(given)).toEqual(expected);
});
