import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import { changePrice } from './change-price';
import { createUnsavedPrices } from './unsaved-prices';

test.each([
  [
    '10',
    '100',
    'from 10.00 to 100.00 (+900\u00a0%). The price becomes about ten times the old value. A moved decimal point?',
  ],
  ['10', '16', 'from 10.00 to 16.00 (+60.0\u00a0%). The price rises by more than half.'],
  ['10', '4', 'from 10.00 to 4.00 (−60.0\u00a0%). The price falls by more than half.'],
  ['10', '312.20', 'from 10.00 to 312.20 (+3,022\u00a0%). The price more than doubles.'],
  ['10', 'POA', 'from 10.00 to POA. The price was a number and becomes a text.'],
  ['0', '5', 'from 0.00 to 5.00. The price was zero.'],
])('a change from %s to %s asks for confirmation with its reason', { tags: 'LT05' }, async (from, to, text) => {
  const record = v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', SP_AUD_01: from });
  const { host, list } = listHost('http://127.0.0.1:9', record);
  const asked: string[] = [];
  const ask = async (question: { readonly text: string }) => {
    asked.push(question.text);
    return 'cancelled' as const;
  };
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  await changePrice({ host, unsaved, ask, revertBlock: async () => {} }, record, 'SP_AUD_01', to);
  expect(asked).toEqual([`SP - AUD - 01 of A-1: ${text}`]);
});
