import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import { createUnsavedPrices } from '../in-place/unsaved-prices';
import { openBlockSession } from './block-session';

test('leaving says that prices stay in their cells, where they do', { tags: 'NC106' }, () => {
  const record = v.parse(priceRecordSchema, { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', SP_AUD_01: '10' });
  const { host, list } = listHost('https://api.example', record);
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const changes = [{ record, prices: new Map([['SP_AUD_03', '12'] as const]) }];
  const session = openBlockSession({ host, unsaved, changes, uploadName: 'a typed price', onEnd: () => {} });
  expect(session.leaveText()).toBeUndefined();
  unsaved.drafts.add({ id: 1, key: 'SP_AUD_03', sku: 'A-1', from: '', text: '12' });
  expect(session.leaveText()).toBe(
    'None of the changes shown here is written. Prices that are marked as not saved stay in their cells.',
  );
  session.detach();
});

/** A confirmed or reviewed block of two records. The back end answers updatePrice when `answer` is called. */
async function openTwo(status: number, prices: readonly [string, string] = ['12', '12']) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saved: string[] = [];
  const backend = await startBackend(async ({ url, body }) => {
    if (!url.endsWith('updatePrice')) return { json: { status: 200, message: '', data: { items: [] } } };
    saved.push(body);
    await answered;
    return { status, json: { status, message: 'No.', data: null } };
  });
  onTestFinished(backend.close);
  const recordOf = (ID: number) => v.parse(priceRecordSchema, { ID, VERSION: 1, MAIN_SKU: `A-${ID}`, SP_AUD_01: '10' });
  const { host, session: signIn, list, messages } = listHost(backend.url, recordOf(1));
  signIn.value = { accessToken: 'token' };
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const changes = prices.map((price, index) => ({
    record: recordOf(index + 1),
    prices: new Map([['SP_AUD_01', price] as const]),
  }));
  const session = openBlockSession({ host, unsaved, changes, uploadName: 'pasted prices', onEnd: () => {} });
  const offered = () => unsaved.drafts.all.peek().map(({ sku, text, isOffered }) => ({ sku, text, isOffered }));
  const confirm = () => {
    const { pairs } = session.actor.getSnapshot().context;
    session.actor.send({ type: 'changes.confirm', pairs, flaggedCount: 0 });
  };
  return { session, confirm, answer, saved, messages, offered, unsaved };
}

const both = ['A-1', 'A-2'].map((sku) => ({ sku, text: '12', isOffered: true }));

test('a list that goes during the review of a block offers its prices again', { tags: 'NC110' }, async () => {
  const { session, offered, saved } = await openTwo(200);
  session.detach();
  expect(offered()).toEqual(both);
  expect(saved).toEqual([]);
});

test('a confirmed block is saved to its end when the list goes', { tags: 'NC110' }, async () => {
  const { session, confirm, answer, saved, messages, offered } = await openTwo(200);
  confirm();
  session.detach();
  answer();
  await expect.poll(() => messages).toEqual(['success: 2 prices in 2 records.']);
  expect(saved).toHaveLength(2);
  expect(offered()).toEqual([]);
});

const notEmptied = ' Cells to be emptied are not offered; empty them again where needed.';

test.each([
  ['prices', ['12', '12'], '', both],
  ['a price and an emptied cell, which is not kept,', ['12', ''], notEmptied, both.slice(0, 1)],
] as const)(
  '%s of a block that are refused after the list has gone are named; what is kept is offered again',
  {
    tags: 'NC110',
  },
  async (_, prices, ending, kept) => {
    const { session, confirm, answer, messages, offered } = await openTwo(400, prices);
    confirm();
    session.detach();
    answer();
    const named = 'Nothing was saved. 2 records were not: A-1, A-2 (No.). The price list offers them again.';
    await expect.poll(() => messages).toEqual([`warning: ${named}${ending}`]);
    await expect.poll(offered).toEqual(kept);
  },
);

test('a block is saved although an undo waits for its own dialog behind it', { tags: 'NC141' }, async () => {
  const { session, confirm, answer, saved, unsaved } = await openTwo(200);
  unsaved.runUndoStep(() => new Promise(() => {}));
  confirm();
  answer();
  await expect.poll(() => saved.length).toBe(2);
  session.detach();
});
