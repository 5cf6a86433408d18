import { expect, test } from 'vitest';
import { uncorrectedErrors } from './field-errors';

const errors = { MAIN_SKU: 'Enter a Main SKU.', LOGOS: 'Unknown logo.', ELSEWHERE: 'Not in the form.' };
const sent = { MAIN_SKU: '', LOGOS: ['crest'] };

test('a field error remains until its own field changes', { tags: 'LT04' }, () => {
  expect(uncorrectedErrors(errors, sent, { MAIN_SKU: '', LOGOS: ['crest'] })).toEqual(errors);
  const { MAIN_SKU, ...others } = errors;
  expect(uncorrectedErrors(errors, sent, { MAIN_SKU: 'A', LOGOS: ['crest'] })).toEqual(others);
  expect(uncorrectedErrors(errors, sent, { MAIN_SKU: '', LOGOS: ['shield'] })).toEqual({
    MAIN_SKU,
    ELSEWHERE: errors.ELSEWHERE,
  });
});
