import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import type { CellChange } from '../in-place/undo-history';
import { createUnsavedPrices } from '../in-place/unsaved-prices';
import { revertBlock } from './revert-block';

const cell = (id: number, key: CellChange['key']): CellChange => ({ id, sku: `A-${id}`, key, from: '9', to: '8' });

/** Undoes a change of these cells on a back end that has no record any more, and refuses each save. */
async function undo(cells: readonly CellChange[], rows: readonly object[]) {
  const backend = await startBackend(({ method }) =>
    method === 'PATCH'
      ? { status: 400, json: { status: 400, message: 'No.' } }
      : { json: { status: 200, message: '', data: { items: [] } } },
  );
  onTestFinished(backend.close);
  const records = rows.map((row) => v.parse(priceRecordSchema, row));
  const { host, list } = listHost(backend.url, v.parse(priceRecordSchema, { ID: 9, MAIN_SKU: 'A-9' }));
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const run = { signal: new AbortController().signal, onProgress: () => {} };
  await revertBlock({ host, unsaved, rows: records }, { user: '', cells }, 'undo', run);
  return unsaved.undoHistory.takeLast('undo', '');
}

test('a change whose records are all deleted is not offered again, however many cells they had', {
  tags: 'NC77',
}, async () => {
  expect(await undo([cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02')], [])).toBeUndefined();
});

test('a change of which a record is still there, and refused, can be tried again', { tags: 'NC77' }, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(2, 'SP_AUD_01')];
  const there = { ID: 2, VERSION: 1, MAIN_SKU: 'A-2', SP_AUD_01: '8' };
  expect((await undo(cells, [there]))?.cells).toContain(cells[1]);
});
