import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type PriceRecord, priceRecordSchema } from '../../../wire/price';
import { byPriceKey, priceKeys } from '../../../wire/price-levels';
import { priceDraftOf } from '../price-draft';
import { priceKind } from '../price-kind';
import type { RecordChange } from './block.types';
import { pairOf, remainingChangeOf } from './block-pairs';
import { isSavableByUpdatePrice, planBlock, withPrices } from './plan-block';

const recordOf = (prices: Readonly<Partial<PriceRecord>>): PriceRecord =>
  v.parse(priceRecordSchema, { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', ...prices });

const price = fc.constantFrom('', '', '10', '9.5', '8.25', 'POA');
const anyRecord = fc.array(price, { minLength: priceKeys.length, maxLength: priceKeys.length }).map((texts) => {
  const prices = Object.fromEntries(priceKeys.map((key, index) => [key, texts[index]]));
  return recordOf(prices);
});
const anyTexts = fc.dictionary(fc.constantFrom(...priceKeys), price, { minKeys: 1 });

/** The record as updatePrice stores it: its lists close gaps. */
function storedByUpdate(changed: PriceRecord): PriceRecord {
  const { PRICES } = v.parse(
    v.object({ PRICES: v.record(v.string(), v.array(v.string())) }),
    priceKind.sentValues(priceDraftOf(changed)),
  );
  return {
    ...changed,
    ...byPriceKey((key) => PRICES[key.slice(3, 6)]?.[Number(key.slice(-2)) - 1] ?? ''),
  };
}

const isSame = (one: string, other: string) => one === other || Number(one) === Number(other);

test('a change moves no price of other cells, by updatePrice or as an upload', { tags: 'NC79' }, () => {
  fc.assert(
    fc.property(anyRecord, anyTexts, (record, texts) => {
      const cells = priceKeys.flatMap((key) => (key in texts ? [{ record, key, text: texts[key] ?? '' }] : []));
      const { changes } = planBlock(cells);
      for (const change of changes) {
        const wanted = withPrices(record, change.prices);
        for (const key of priceKeys) if (!(key in texts)) expect(wanted[key]).toBe(record[key]);
        if (isSavableByUpdatePrice(change)) {
          const stored = storedByUpdate(wanted);
          expect(priceKeys.filter((key) => !isSame(stored[key], wanted[key]))).toEqual([]);
        }
        expect(remainingChangeOf(pairOf(change), changes)?.prices).toEqual(change.prices);
      }
    }),
  );
});

test('texts are sorted into changes, refused cells and cells that have them already', { tags: 'NC78' }, () => {
  const record = recordOf({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const { changes, refused, unchanged } = planBlock([
    { record, key: 'SP_AUD_01', text: '10.00' },
    { record, key: 'SP_AUD_02', text: '9.5' },
    { record, key: 'SP_USD_01', text: '1.23456' },
    { record, key: 'SP_USD_02', text: '' },
  ]);
  expect(changes).toEqual([{ record, prices: new Map([['SP_AUD_02', '9.5']]) }]);
  expect(refused).toEqual([{ sku: 'A-1', key: 'SP_USD_01', text: '1.23456', reason: 'At most 4 decimals' }]);
  expect(unchanged).toBe(2);
});

test.each<[string, Partial<PriceRecord>, RecordChange['prices'], boolean]>([
  ['the next level is set', { SP_AUD_01: '10' }, new Map([['SP_AUD_02', '9']]), true],
  ['a level is skipped', { SP_AUD_01: '10' }, new Map([['SP_AUD_03', '9']]), false],
  ['the last level is emptied', { SP_AUD_01: '10', SP_AUD_02: '9' }, new Map([['SP_AUD_02', '']]), true],
  ['the first level is emptied', { SP_AUD_01: '10', SP_AUD_02: '9' }, new Map([['SP_AUD_01', '']]), false],
  ['a gap is filled', { SP_AUD_02: '9' }, new Map([['SP_AUD_01', '10']]), false],
])('when %s', { tags: 'NC79' }, (_when, prices, changed, isByUpdate) => {
  expect(isSavableByUpdatePrice({ record: recordOf(prices), prices: changed })).toBe(isByUpdate);
});
