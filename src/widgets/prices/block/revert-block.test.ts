import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import type { CellChange } from '../in-place/undo-history';
import { createUnsavedPrices } from '../in-place/unsaved-prices';
import { revertBlock } from './revert-block';

const bodySchema = v.object({ PRICES: v.object({ AUD: v.array(v.string()) }) });

const cell = (id: number, key: CellChange['key']): CellChange => ({ id, sku: `A-${id}`, key, from: '9', to: '8' });

type Answer = { readonly status: number; readonly data?: object };

const refusal: Answer = { status: 400 };

/**
 * Undoes a change of these cells on a back end that finds no record, or answers the reads with `readStatus`, and answers the saves in this
 * order; the last answer is repeated.
 */
async function undo(
  cells: readonly CellChange[],
  rows: readonly object[],
  answers: readonly Answer[] = [refusal],
  readStatus = 200,
) {
  const saved: unknown[] = [];
  const backend = await startBackend(({ method, body }) => {
    if (method !== 'PATCH')
      return { status: readStatus, json: { status: readStatus, message: 'Unread.', data: { items: [] } } };
    const { status, data = null } = answers[saved.length] ?? answers.at(-1) ?? refusal;
    saved.push(v.parse(bodySchema, JSON.parse(body)).PRICES.AUD);
    return { status, json: { status, message: 'Answer.', data } };
  });
  onTestFinished(backend.close);
  const records = rows.map((row) => v.parse(priceRecordSchema, row));
  const { host, list, messages } = listHost(backend.url, v.parse(priceRecordSchema, { ID: 9, MAIN_SKU: 'A-9' }));
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const run = { signal: new AbortController().signal, onProgress: () => {} };
  await revertBlock({ host, unsaved, rows: records }, { user: '', cells }, 'undo', run);
  return { left: unsaved.undoHistory.takeLast('undo', ''), saved, messages, drafts: unsaved.drafts.all.peek() };
}

test('a change whose records are all deleted is not offered again, however many cells they had', {
  tags: 'NC77',
}, async () => {
  const { left } = await undo([cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02')], []);
  expect(left).toBeUndefined();
});

test('a change of which a record is still there, and refused, can be tried again', { tags: 'NC77' }, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(2, 'SP_AUD_01')];
  const there = { ID: 2, VERSION: 1, MAIN_SKU: 'A-2', SP_AUD_01: '8' };
  const { left, drafts } = await undo(cells, [there]);
  expect(left?.cells).toContain(cells[1]);
  // Nobody typed these prices.
  expect(drafts).toEqual([]);
});

test('of a record in which someone else has changed one price since, the others are set back', {
  tags: 'NC94',
}, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02')];
  const shown = { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', SP_AUD_01: '8', SP_AUD_02: '8' };
  const current = { ...shown, VERSION: 2, SP_AUD_01: '7.5' };
  const { left, saved, messages, drafts } = await undo(
    cells,
    [shown],
    [{ status: 409, data: current }, { status: 200 }],
  );
  expect(saved.at(-1)).toEqual(['7.50', '9.00']);
  expect(messages).toEqual([
    'warning: 1 price as before again. Changed since, and left as it is: SP - AUD - 01 of A-1.',
  ]);
  expect([left, drafts]).toEqual([undefined, []]);
});

test('undoing keeps a price that was typed into one of the cells and is not saved', { tags: 'NC148' }, async () => {
  const record = v.parse(priceRecordSchema, { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', SP_AUD_01: '8', SP_AUD_02: '8' });
  const backend = await startBackend(() => ({ json: { status: 200, message: '', data: null } }));
  onTestFinished(backend.close);
  const { host, list } = listHost(backend.url, record);
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  unsaved.drafts.add({ id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '8', text: '7' }, true);
  const cells = [cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02')];
  const run = { signal: new AbortController().signal, onProgress: () => {} };
  await revertBlock({ host, unsaved, rows: [record] }, { user: '', cells }, 'undo', run);
  expect(unsaved.undoHistory.takeLast('redo', '')?.cells).toEqual(cells);
  expect(unsaved.drafts.all.peek()).toMatchObject([{ key: 'SP_AUD_01', text: '7' }]);
});

test('stopping ends the reading of records, too, and what was not read can be undone again', {
  tags: 'NC144',
}, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(2, 'SP_AUD_01')];
  const stop = new AbortController();
  const backend = await startBackend(() => {
    stop.abort();
    return { json: { status: 200, message: '', data: { items: [{ ID: 1, MAIN_SKU: 'A-1', SP_AUD_01: '8' }] } } };
  });
  onTestFinished(backend.close);
  const { host, list, messages } = listHost(backend.url, v.parse(priceRecordSchema, { ID: 9, MAIN_SKU: 'A-9' }));
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const run = { signal: stop.signal, onProgress: () => {} };
  await revertBlock({ host, unsaved, rows: [] }, { user: '', cells }, 'undo', run);
  expect(backend.got).toHaveLength(1);
  expect(unsaved.undoHistory.takeLast('undo', '')?.cells).toEqual(cells);
  expect(messages.join()).toContain('stopped before it');
});

test('a change whose records cannot be read says why, and can be tried again', { tags: 'NC101' }, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02'), cell(2, 'SP_AUD_01')];
  const there = { ID: 2, VERSION: 1, MAIN_SKU: 'A-2', SP_AUD_01: '8' };
  const { left, messages } = await undo(cells, [there], [{ status: 200 }], 400);
  expect(messages).toEqual(['warning: 1 price as before again. Not saved: A-1 (Unread.).']);
  expect(left?.cells).toEqual(cells.slice(0, 2));
});

test('prices that are as before already, as after a save without an answer, are not called changed since', {
  tags: 'NC102',
}, async () => {
  const cells = [cell(1, 'SP_AUD_01'), cell(1, 'SP_AUD_02')];
  const shown = { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', SP_AUD_01: '9', SP_AUD_02: '8' };
  const { left, saved, messages } = await undo(cells, [shown], [{ status: 200 }]);
  expect(saved).toEqual([['9.00', '9.00']]);
  expect(messages).toEqual(['success: 2 prices as before again.']);
  expect(left).toBeUndefined();
});
