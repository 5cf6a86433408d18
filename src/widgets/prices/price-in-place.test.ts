import * as v from 'valibot';
import { expect, test } from 'vitest';
import { priceRecordSchema } from '../../wire/price';
import { canEditInPlace, isLastPrice } from './editable-prices';
import { draftWithPrice, pricesToSend } from './price-draft';

const record = (prices: Readonly<Record<string, string>>) =>
  v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', ...prices });

test('stored prices and the next free level are editable in place', { tags: 'LL05' }, () => {
  const two = record({ SP_AUD_01: '10', SP_AUD_02: '9' });
  expect(canEditInPlace(two, 'SP_AUD_02')).toBe(true);
  expect(canEditInPlace(two, 'SP_AUD_03')).toBe(true);
  expect(canEditInPlace(two, 'SP_AUD_04')).toBe(false);
  expect(canEditInPlace(two, 'SP_USD_01')).toBe(true);
});

test('a record without a SKU is not editable in place', { tags: 'LL05' }, () => {
  expect(canEditInPlace({ ...record({ SP_AUD_01: '10' }), MAIN_SKU: '' }, 'SP_AUD_01')).toBe(false);
});

test('in a record with gaps no price is saved by itself', { tags: 'LL05' }, () => {
  expect(canEditInPlace(record({ SP_AUD_01: '10', SP_AUD_03: '9' }), 'SP_AUD_01')).toBe(false);
});

test('an edit in place sends all prices, with one changed or added', { tags: 'LL05' }, () => {
  const two = record({ SP_AUD_01: '10', SP_AUD_02: '9', SP_USD_01: '8' });
  expect(pricesToSend(draftWithPrice(two, 'SP_AUD_01', '11'))).toEqual({ AUD: ['11', '9.00'], USD: ['8.00'] });
  expect(pricesToSend(draftWithPrice(two, 'SP_AUD_03', '7'))).toEqual({ AUD: ['10.00', '9.00', '7'], USD: ['8.00'] });
});

test('only the last price of a currency can be removed in place', { tags: 'LL06' }, () => {
  const two = record({ SP_AUD_01: '10', SP_AUD_02: '9', SP_USD_01: '8' });
  expect(pricesToSend(draftWithPrice(two, 'SP_AUD_02', ''))).toEqual({ AUD: ['10.00'], USD: ['8.00'] });
  expect([isLastPrice(two, 'SP_AUD_01'), isLastPrice(two, 'SP_AUD_02'), isLastPrice(two, 'SP_AUD_03')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isLastPrice(record({ SP_AUD_01: '10', SP_AUD_03: '9' }), 'SP_AUD_03')).toBe(false);
});
