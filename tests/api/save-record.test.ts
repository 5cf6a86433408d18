import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { priceRecordSchema } from '../../src/api/price-record';
import { saveRecord } from '../../src/embed/records/save-record';
import { priceKind } from '../../src/widgets/prices/price-kind';
import { changePrice, draftOf } from '../../src/widgets/prices/price-rules';
import { listHost } from '../support/list-host';
import { type Reply, startBackend } from './backend';

const before = { ID: 7, MAIN_SKU: 'A-1', SP_AUD_01: '10' };
const base = v.parse(priceRecordSchema, before);
const draft = changePrice(draftOf(base), 'AUD', 0, '12');
const conflict: Reply = { status: 409, json: { status: 409, message: 'Changed.', data: null } };
const listOf = (...items: readonly object[]): Reply => ({ json: { status: 200, message: '', data: { items } } });

/** Saves the draft where the back end answers 409 without the record, and searches for the record with `search`. */
async function saveAgainst(search: () => Reply) {
  const backend = await startBackend(({ url }) => (url.endsWith('updatePrice') ? conflict : search()));
  onTestFinished(backend.close);
  const { host, said } = listHost(backend.url, base);
  return { outcome: await saveRecord(host, { kind: priceKind, base, draft, reload: () => undefined }), said, backend };
}

describe('A save that is refused because the record has changed', () => {
  test('is compared with the record as a search for its SKU finds it', async () => {
    const { outcome, backend } = await saveAgainst(() => listOf({ ...before, SP_AUD_01: '11' }));
    expect(outcome).toMatchObject({ kind: 'conflict', current: { SP_AUD_01: '11' } });
    expect(JSON.parse(backend.got.at(-1)?.body ?? '')).toMatchObject({ search: '', filters: { MAIN_SKU: ['A-1'] } });
  });

  test('says that the record is deleted only when the search finds nothing', async () => {
    expect((await saveAgainst(() => listOf())).outcome).toEqual({ kind: 'gone' });
    expect((await saveAgainst(() => listOf({ ...before, ID: 8 }))).outcome).toEqual({ kind: 'gone' });
  });

  test('says that the record could not be read when the search fails, and compares when it is tried again', async () => {
    let reply: Reply = { status: 500, json: { status: 500, message: 'Broken.' } };
    const { outcome } = await saveAgainst(() => reply);
    if (outcome.kind !== 'unread') throw new Error(`It was ${outcome.kind}.`);
    reply = listOf({ ...before, SP_AUD_01: '11' });
    expect(await outcome.readAgain()).toMatchObject({ kind: 'conflict', current: { SP_AUD_01: '11' } });
  });

  test('does not take a back end that ignores the filter for one that has deleted the record', async () => {
    const { outcome } = await saveAgainst(() => listOf({ ...before, ID: 8, MAIN_SKU: 'B-2' }));
    expect(outcome).toMatchObject({ kind: 'unread' });
  });

  test('is no conflict when the record is as it was: it was refused for another reason, which is said', async () => {
    const { outcome, said } = await saveAgainst(() => listOf(before));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(said).toEqual(['error: Changed.']);
  });

  test('is a success, and says so, when the record already is as drafted', async () => {
    const { outcome, said } = await saveAgainst(() => listOf({ ...before, SP_AUD_01: '12.00' }));
    expect(outcome).toMatchObject({ kind: 'saved' });
    expect(said).toEqual(['success: The price was saved.']);
  });
});
