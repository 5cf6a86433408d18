import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listHost } from '../../../../tests/support/app/list-host';
import type { PriceChangeEnd } from '../../../machines/price-change.types';
import { priceRecordSchema } from '../../../wire/price';
import { reportPriceChange } from './report-price-change';
import { createUnsavedPrices } from './unsaved-prices';

const record = v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', SP_AUD_01: '10' });

function draftsAfter(end: PriceChangeEnd) {
  const { host, list } = listHost('http://127.0.0.1:9', record);
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const change = { id: 1, sku: 'A-1', key: 'SP_AUD_01', text: '11', start: { kind: 'find', seen: ['9'] } } as const;
  reportPriceChange({ host, unsaved }, change, { end, base: record, isListStale: true });
  return unsaved.drafts.all.peek();
}

test.each<PriceChangeEnd>([
  { kind: 'changed-again' },
  { kind: 'not-found' },
  { kind: 'unreadable' },
  { kind: 'refused', problem: 'not-in-place' },
])('a price that was not saved stays in its cell: $kind', { tags: 'NC04' }, (end) => {
  expect(draftsAfter(end)).toMatchObject([{ id: 1, key: 'SP_AUD_01', text: '11', from: '10', isOffered: true }]);
});

test.each<PriceChangeEnd>([{ kind: 'already-stored' }, { kind: 'deleted' }, { kind: 'stored-chosen' }])(
  'no draft remains after $kind',
  { tags: 'NC04' },
  (end) => {
    expect(draftsAfter(end)).toEqual([]);
  },
);

test('an undo that is declined in favour of the price of someone else lets the next one reach the change before it', {
  tags: 'NC121',
}, () => {
  const { host, list } = listHost('http://127.0.0.1:9', record);
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const cell = { id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '9', to: '11' } as const;
  const earlier = { cells: [{ ...cell, from: '8', to: '9' }], user: 'ada' };
  const declined = { cells: [cell], user: 'ada' };
  unsaved.undoHistory.add(earlier);
  const reverts = { undoable: declined, direction: 'undo' } as const;
  const change = { ...cell, text: '9', start: { kind: 'undo', seen: ['11'] }, reverts } as const;
  reportPriceChange({ host, unsaved }, change, { end: { kind: 'stored-chosen' }, base: record, isListStale: true });
  expect(unsaved.undoHistory.takeLast('undo', 'ada')).toBe(earlier);
  expect(unsaved.undoHistory.takeLast('undo', 'ada')).toBe(declined);
});
