import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import type { WidgetHost } from '../../../embed/widget';
import { priceRecordSchema } from '../../../wire/price';
import { createUnsavedPrices } from '../in-place/unsaved-prices';
import { priceUploadKind } from '../price-upload-kind';
import { blockMessages } from './block.messages';
import type { RecordChange } from './block.types';
import { keepAsDrafts, removeDraftsOf, saveBlock } from './save-block';

const recordOf = (ID: number, prices: object = { SP_AUD_01: '10', SP_AUD_02: '9' }, VERSION = 1) =>
  v.parse(priceRecordSchema, { ID, VERSION, MAIN_SKU: `A-${ID}`, ...prices });

const body = v.object({ ID: v.number(), PRICES: v.object({ AUD: v.array(v.string()) }) });

/** A back end that answers updatePrice by record; the default answer is success. */
async function setUp(
  answers: Readonly<Record<number, { readonly status: number; readonly data?: object }>> = {},
  preventedEvent?: string,
) {
  const saved: unknown[] = [];
  const backend = await startBackend(({ url, method, body: text }) => {
    if (method !== 'PATCH' || !url.endsWith('updatePrice'))
      return { json: { status: 200, message: '', data: { items: [] } } };
    const { ID, PRICES } = v.parse(body, JSON.parse(text));
    const { status = 200, data = null } = answers[ID] ?? {};
    if (status === 200) saved.push({ ID, AUD: PRICES.AUD });
    return { status, json: { status, message: 'No.', data } };
  });
  onTestFinished(backend.close);
  let stored = recordOf(1);
  const { host: hostOfList, list } = listHost(backend.url, stored, () => stored);
  const events: unknown[] = [];
  const host: WidgetHost = {
    ...hostOfList,
    emit: (name, detail) => {
      events.push([name, detail]);
      return name !== preventedEvent;
    },
  };
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const stop = new AbortController();
  const progress: number[] = [];
  const run = async (changes: readonly RecordChange[], stopAfter = Number.POSITIVE_INFINITY) => {
    return saveBlock({ host, unsaved }, changes, {
      ...{ name: 'pasted prices', calls: priceUploadKind.calls },
      signal: stop.signal,
      onProgress: (done) => {
        progress.push(done);
        if (done === stopAfter) stop.abort();
      },
      onFailure: ({ change: failed }) => keepAsDrafts(unsaved, failed),
      onSaved: (saved) => removeDraftsOf(unsaved, saved),
    });
  };
  /** Loads the list, in which the first record has these prices. */
  const reload = (prices: object) => {
    stored = recordOf(1, prices, 2);
    return list.reload();
  };
  return { run, reload, saved, progress, events, drafts: () => unsaved.drafts.all.peek() };
}

const change = (ID: number): RecordChange => ({ record: recordOf(ID), prices: new Map([['SP_AUD_02', '8']]) });

test('each record is saved, with progress', { tags: 'NC81' }, async () => {
  const { run, saved, progress } = await setUp();
  const result = await run([change(1), change(2)]);
  expect(saved).toEqual([
    { ID: 1, AUD: ['10.00', '8.00'] },
    { ID: 2, AUD: ['10.00', '8.00'] },
  ]);
  expect(result.failures).toEqual([]);
  expect(result.saved).toEqual([1, 2].map((id) => ({ id, sku: `A-${id}`, key: 'SP_AUD_02', from: '9', to: '8' })));
  expect(progress).toEqual([0, 1, 2, 2]);
});

test('pricebook-save is emitted for each saved record, as by the form', { tags: 'NC143' }, async () => {
  const { run, events } = await setUp({ 2: { status: 400 } });
  await run([change(1), change(2)]);
  const record = { ID: 1, PRICES: { AUD: ['10.00', '8.00'] } };
  expect(events).toMatchObject([
    ['pricebook-before-save', { mode: 'edit', record }],
    ['pricebook-save', { mode: 'edit', record }],
    ['pricebook-before-save', { mode: 'edit', record: { ID: 2 } }],
    ['pricebook-error', { operation: 'save' }],
  ]);
});

test('pricebook-before-upload can prevent that several prices are sent as an upload, and they are kept', {
  tags: 'NC143',
}, async () => {
  const { run, events, saved, drafts } = await setUp({}, 'pricebook-before-upload');
  // Where a level before a price is empty, updatePrice would move the price.
  const withGap = { record: recordOf(1, { SP_AUD_01: '10' }), prices: new Map([['SP_AUD_03', '8'] as const]) };
  const { failures } = await run([withGap]);
  expect(events).toEqual([['pricebook-before-upload', { fileName: 'pasted prices', rows: 1 }]]);
  expect(failures).toMatchObject([{ reason: 'the page prevented it' }]);
  expect(saved).toEqual([]);
  expect(drafts()).toMatchObject([{ key: 'SP_AUD_03', text: '8' }]);
});

test('a price that someone else has changed is not overwritten, and stays as not saved', { tags: 'NC81' }, async () => {
  const { run, saved, drafts } = await setUp({
    1: { status: 409, data: recordOf(1, { SP_AUD_01: '10', SP_AUD_02: '7' }, 2) },
  });
  const { failures } = await run([change(1), change(2)]);
  expect(saved).toEqual([{ ID: 2, AUD: ['10.00', '8.00'] }]);
  expect(failures).toMatchObject([
    { change: { record: { SP_AUD_02: '7' } }, reason: 'changed by someone else meanwhile' },
  ]);
  expect(drafts()).toMatchObject([{ id: 1, key: 'SP_AUD_02', text: '8', isOffered: true }]);
});

test('a record whose save got no response is not called unsaved', {
  tags: 'NC81',
}, async () => {
  const { run } = await setUp({ 1: { status: 502 }, 2: { status: 400 } });
  const { failures } = await run([change(1), change(2)]);
  expect(failures.map(({ isUnknown = false }) => isUnknown)).toEqual([true, false]);
  const text = blockMessages.partly(0, { total: 1, texts: ['A-1 (no answer)'] }, true, undefined);
  expect(text).toContain('It is not known what was saved. 1 record may not be saved: A-1 (no answer).');
  expect(text).not.toContain('Nothing was saved');
});

test('a price that a save without an answer has stored is saved, not changed by someone else', {
  tags: 'NC102',
}, async () => {
  const { run, reload, saved, drafts } = await setUp({ 1: { status: 502 } });
  const twoPrices = { ...change(1), prices: new Map([...change(1).prices, ['SP_AUD_01', '11'] as const]) };
  const { failures } = await run([twoPrices]);
  expect(failures.map(({ isUnknown }) => isUnknown)).toEqual([true]);
  await reload({ SP_AUD_01: '11', SP_AUD_02: '8' });
  const again = await run(failures.map((failure) => failure.change));
  expect(again.failures).toEqual([]);
  // What is undone is the price that was shown.
  expect(again.saved).toMatchObject([
    { key: 'SP_AUD_02', from: '9', to: '8' },
    { key: 'SP_AUD_01', from: '10', to: '11' },
  ]);
  expect(saved).toEqual([]);
  expect(drafts()).toEqual([]);

  await reload({ SP_AUD_01: '11', SP_AUD_02: '7' });
  const other = await run([twoPrices]);
  expect(other.failures.map(({ reason }) => reason)).toEqual(['changed by someone else meanwhile']);
});

test('a refused record is named, and the others are saved', { tags: 'NC81' }, async () => {
  const { run, saved, drafts } = await setUp({ 1: { status: 400 } });
  const { failures } = await run([change(1), change(2)]);
  expect(failures.map(({ change: { record }, reason }) => [record.MAIN_SKU, reason])).toEqual([['A-1', 'No.']]);
  expect(saved).toHaveLength(1);
  expect(drafts()).toHaveLength(1);
});

test('stopping ends after the record that is being saved, and keeps no drafts', { tags: 'NC81' }, async () => {
  const { run, saved, drafts } = await setUp();
  const { failures } = await run([change(1), change(2), change(3)], 1);
  expect(saved).toHaveLength(1);
  expect(failures.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  expect(drafts()).toEqual([]);
});

test('after the end of the session nothing more is sent', { tags: 'NC81' }, async () => {
  const { run, saved, drafts } = await setUp({ 1: { status: 401 } });
  const { failures } = await run([change(1), change(2)]);
  expect(saved).toEqual([]);
  expect(failures).toHaveLength(2);
  expect(drafts()).toHaveLength(2);
});

test('what could not be saved is kept before the list that is shown by now reads what is kept', {
  tags: 'NC119',
}, async () => {
  const backend = await startBackend(() => ({ status: 400, json: { status: 400, message: 'No.', data: null } }));
  onTestFinished(backend.close);
  const { host, list } = listHost(backend.url, recordOf(1));
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const order: string[] = [];
  Reflect.set(host.session, 'value', { accessToken: 'token' });
  await saveBlock({ host, unsaved: { ...unsaved, reload: () => void order.push('reload') } }, [change(1), change(2)], {
    ...{ name: 'pasted prices', calls: priceUploadKind.calls, signal: new AbortController().signal },
    onProgress: () => {},
    onFailure: ({ change: { record } }) => void order.push(record.MAIN_SKU),
  });
  expect(new Set(order.slice(0, order.indexOf('reload')))).toEqual(new Set(['A-1', 'A-2']));
});

test.each([
  ['keeps its rows where nothing gets through', { onLine: true, answers: [401, 401] }, 0],
  ['keeps its rows offline', { onLine: false, answers: [502, 502] }, 0],
  [
    'is loaded again where a price was saved, although the browser says that it is offline',
    { onLine: false, answers: [200, 401] },
    1,
  ],
  ['is loaded again where it is not known what was saved', { onLine: true, answers: [502, 401] }, 1],
] as const)(
  'after a block the list %s',
  {
    tags: 'NC132',
  },
  async (_, { onLine, answers: [first, second] }, times) => {
    vi.stubGlobal('navigator', { onLine });
    onTestFinished(() => void vi.unstubAllGlobals());
    const backend = await startBackend(({ body: text }) => {
      const status = v.parse(body, JSON.parse(text)).ID === 1 ? first : second;
      return { status, json: { status, message: 'No.', data: null } };
    });
    onTestFinished(backend.close);
    const { host, list } = listHost(backend.url, recordOf(1));
    const unsaved = createUnsavedPrices(list, host.client.apiBase);
    Reflect.set(host.session, 'value', { accessToken: 'token' });
    const reload = vi.fn();
    await saveBlock({ host, unsaved: { ...unsaved, reload } }, [change(1), change(2)], {
      ...{ name: 'pasted prices', calls: priceUploadKind.calls, signal: new AbortController().signal },
      onProgress: () => {},
    });
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('a block around empty levels waits for the prices that are being saved', { tags: 'NC140' }, async () => {
  const { host, list } = listHost('http://127.0.0.1:9', recordOf(1));
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  // The upload itself needs a browser: it fails here.
  const whenAllSettled = vi.fn(async () => {});
  await saveBlock(
    { host, unsaved: { ...unsaved, whenAllSettled } },
    [{ record: recordOf(1), prices: new Map([['SP_AUD_04', '8']]) }],
    {
      ...{ name: 'pasted prices', calls: priceUploadKind.calls, signal: new AbortController().signal },
      onProgress: () => {},
    },
  ).catch(() => undefined);
  expect(whenAllSettled).toHaveBeenCalledTimes(1);
});
