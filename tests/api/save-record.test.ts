import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { saveRecord } from '../../src/record/save-record';
import { priceDraftOf, setDraftPrice } from '../../src/widgets/prices/price-draft';
import { priceKind } from '../../src/widgets/prices/price-kind';
import { priceRecordSchema } from '../../src/wire/price';
import { listHost } from '../support/app/list-host';
import { type Reply, startBackend } from './backend';

const before = { ID: 7, MAIN_SKU: 'A-1', SP_AUD_01: '10' };
const base = v.parse(priceRecordSchema, before);
const draft = setDraftPrice(priceDraftOf(base), 'AUD', 0, '12');
const conflict: Reply = { status: 409, json: { status: 409, message: 'Changed.', data: null } };
const listOf = (...items: readonly object[]): Reply => ({ json: { status: 200, message: '', data: { items } } });

/** Saves the draft to a back end that responds with 409 without the record, and handles searches with `search`. */
async function saveAgainst(search: () => Reply, sku = before.MAIN_SKU) {
  const backend = await startBackend(({ url }) => (url.endsWith('updatePrice') ? conflict : search()));
  onTestFinished(backend.close);
  const { host, messages } = listHost(backend.url, base);
  const request = {
    kind: priceKind,
    base: { ...base, MAIN_SKU: sku },
    draft,
    unknownFields: new Map(),
    reload: () => undefined,
  };
  return { outcome: await saveRecord(host, request), messages, backend };
}

describe('A save that is refused because the record has changed', () => {
  test('loads the current record by a search for its SKU', async () => {
    const { outcome, backend } = await saveAgainst(() => listOf({ ...before, SP_AUD_01: '11' }));
    expect(outcome).toMatchObject({ kind: 'conflict', current: { SP_AUD_01: '11' } });
    expect(JSON.parse(backend.got.at(-1)?.body ?? '')).toMatchObject({ search: 'A-1', itemsPerPage: 50, filters: {} });
  });

  test('reports a deleted record only when the search finds nothing', { tags: 'AF09' }, async () => {
    expect((await saveAgainst(() => listOf())).outcome).toEqual({ kind: 'deleted' });
    expect((await saveAgainst(() => listOf({ ...before, ID: 8 }))).outcome).toEqual({ kind: 'deleted' });
  });

  test('reports a deletion also when the SKU has characters that JSON escapes', { tags: 'AF09' }, async () => {
    const sku = 'Pipe 2" \\ B';
    const { outcome } = await saveAgainst(() => listOf({ ...before, ID: 8, MAIN_SKU: `${sku}2` }), sku);
    expect(outcome).toEqual({ kind: 'deleted' });
  });

  test('reports a failed load of the record, and compares on retry', async () => {
    let reply: Reply = { status: 500, json: { status: 500, message: 'Broken.' } };
    const { outcome } = await saveAgainst(() => reply);
    if (outcome.kind !== 'unreadable') throw new Error(`It was ${outcome.kind}.`);
    reply = listOf({ ...before, SP_AUD_01: '11' });
    expect(await outcome.readAgain()).toMatchObject({ kind: 'conflict', current: { SP_AUD_01: '11' } });
  });

  test('reports no deletion if the back end ignores searches', {
    tags: 'AF09',
  }, async () => {
    const { outcome } = await saveAgainst(() => listOf({ ...before, ID: 8, MAIN_SKU: 'B-2' }));
    expect(outcome).toMatchObject({ kind: 'unreadable' });
  });

  test('is no conflict when the record is unchanged; the reason is shown', {
    tags: 'EC08',
  }, async () => {
    const { outcome, messages } = await saveAgainst(() => listOf(before));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(messages).toEqual(['error: Changed.']);
  });

  test('succeeds, with a message, when the record already matches the draft', async () => {
    const { outcome, messages } = await saveAgainst(() => listOf({ ...before, SP_AUD_01: '12.00' }));
    expect(outcome).toMatchObject({ kind: 'saved' });
    expect(messages).toEqual(['success: The price was saved.']);
  });
});

describe('A save that is answered with 404', () => {
  const missing: Reply = { status: 404, json: { status: 404, message: 'Not there.' } };
  test.each([
    ['reports a record that is deleted', listOf(), { kind: 'deleted' }, []],
    ['shows the message if the record exists', listOf(before), { kind: 'failed' }, ['error: Not there.']],
    ['shows the message if the search fails', missing, { kind: 'failed' }, ['error: Not there.']],
  ])('loads the list again and %s', { tags: 'AF09' }, async (_, search, outcome, shown) => {
    const backend = await startBackend(({ url }) => (url.endsWith('updatePrice') ? missing : search));
    onTestFinished(backend.close);
    const { host, messages } = listHost(backend.url, base);
    let reloads = 0;
    const reload = () => void reloads++;
    const request = { kind: priceKind, base, draft, unknownFields: new Map(), reload };
    expect(await saveRecord(host, request)).toMatchObject(outcome);
    expect(messages).toEqual(shown);
    expect(reloads).toBe(1);
  });
});

describe('A save that succeeds', () => {
  test.each([
    ['204 without a message', { status: 204 }, 'success: The price was saved.'],
    ['200 with a message', { json: { status: 200, message: 'Done.' } }, 'success: Done.'],
  ])('with %s shows a single message', { tags: 'KC05' }, async (_, reply, message) => {
    const backend = await startBackend(() => reply);
    onTestFinished(backend.close);
    const { host, messages } = listHost(backend.url, base);
    const request = { kind: priceKind, base, draft, unknownFields: new Map(), reload: () => undefined };
    expect(await saveRecord(host, request)).toMatchObject({ kind: 'saved' });
    expect(messages).toEqual([message]);
  });
});
