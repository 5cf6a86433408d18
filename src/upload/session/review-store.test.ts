import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedReviewSchema } from './review-store';

const pair = { existingData: { ID: 1, SP_AUD_01: '1' }, newData: { ID: 1, SP_AUD_01: '2' } };
const stored = { fileName: 'prices.csv', counts: { created: 2 }, pairs: [pair], excluded: [[0, ['SP_AUD_01']]] };

test('A stored review has the number of rows of its file', () => {
  expect(v.parse(storedReviewSchema, { ...stored, rows: 12 })).toEqual({
    fileName: 'prices.csv',
    rows: 12,
    counts: { created: 2, unchanged: undefined },
    pairs: [pair],
    excludedFields: new Map([[0, new Set(['SP_AUD_01'])]]),
    isOutcomeUnknown: false,
  });
});

test('A stored review remembers that its changes may have been written', () => {
  expect(v.parse(storedReviewSchema, { ...stored, isOutcomeUnknown: true })).toMatchObject({ isOutcomeUnknown: true });
});

test('A review stored without its number of rows is still offered', () => {
  expect(v.parse(storedReviewSchema, stored)).toMatchObject({ fileName: 'prices.csv', rows: 0, pairs: [pair] });
});
