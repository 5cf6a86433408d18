import { expect, test } from 'vitest';
import { splitReturnedPairs } from './returned-pairs';

const pair = (existing: object, changed: object) => {
  const existingData = { MAIN_SKU: 'A-1', ...existing };
  return { existingData, newData: { ...existingData, ...changed } };
};
const previewed = [pair({ SP_AUD_01: '10', SP_AUD_02: 'POA' }, { SP_AUD_01: '10.3' })];
const isExpected = (returned: ReturnType<typeof pair>) =>
  splitReturnedPairs([returned], previewed).asPreviewed.length === 1;

test('returned pairs are compared by their changes', { tags: 'NC65' }, () => {
  // Another back end sends numbers, other fields, and all prices.
  expect(isExpected(pair({ ID: 7, SP_AUD_01: 10, SP_AUD_02: 'POA', SP_USD_01: '5' }, { SP_AUD_01: '10.30' }))).toBe(
    true,
  );
  expect(isExpected(pair({ SP_AUD_01: '11', SP_AUD_02: 'POA' }, { SP_AUD_01: '10.3' }))).toBe(false);
  expect(isExpected(pair({ SP_AUD_01: '10', SP_AUD_02: '9' }, { SP_AUD_01: '10.3', SP_AUD_02: 'POA' }))).toBe(false);
  expect(isExpected(pair({ SP_AUD_01: '10', SP_USD_01: '5' }, { SP_AUD_01: '10.3', SP_USD_01: null }))).toBe(false);
  const { returnedDifferently } = splitReturnedPairs(
    [pair({ MAIN_SKU: 'B-2', SP_AUD_01: '10' }, { SP_AUD_01: '10.3' })],
    previewed,
  );
  expect(returnedDifferently).toHaveLength(1);
});
