import { describe, expect, onTestFinished, test } from 'vitest';
import * as prices from '../../src/api/resources/prices';
import { createClient } from '../../src/api/transport/client';
import { ApiError } from '../../src/api/transport/errors';
import type { PriceRecord } from '../../src/wire/price';
import { type Reply, startBackend } from './backend';

/** A client of a back end that always sends the same response. */
async function backendReturning(reply: Reply) {
  const backend = await startBackend(() => reply);
  onTestFinished(backend.close);
  return { client: createClient({ apiBase: backend.url }), got: backend.got };
}

const clientReturning = (data: unknown, message = '') => backendReturning({ json: { status: 200, message, data } });

/** The one record of a list that has just these fields. */
async function recordOf(fields: object): Promise<PriceRecord> {
  const { client } = await clientReturning({ items: [fields] });
  const { items } = await prices.fetchPrices(client, { page: 1, pageSize: 20, search: '', filters: {} });
  const [record] = items;
  if (!record) throw new Error('The list is empty.');
  return record;
}

const body = (got: { readonly body: string } | undefined): unknown => JSON.parse(got?.body ?? 'null');
const lists = { AUD: ['12.50', 'POA'], USD: ['9'] };

describe('The price list', () => {
  test('is requested by page, size, search and non-empty filters', {
    tags: ['A064', 'AF12'],
  }, async () => {
    const { client, got } = await clientReturning({ items: [], meta: {} });
    await prices.fetchPrices(client, { page: 2, pageSize: 50, search: 'net', filters: { UNIT: ['m'], STATUS: [] } });
    await prices.fetchPrices(client, { page: 1, pageSize: 10, search: '', filters: { STATUS: [] } });
    expect(got[0]).toMatchObject({ method: 'POST', url: '/api/price/getPrice' });
    expect(got.map(body)).toEqual([
      { currentPage: 2, itemsPerPage: 50, search: 'net', filters: { UNIT: ['m'] } },
      { currentPage: 1, itemsPerPage: 10, search: '', filters: {} },
    ]);
  });

  test('preserves an ID too long for a JavaScript number', async () => {
    const { client } = await backendReturning({
      text: '{"status":200,"data":{"items":[{"ID":12345678901234567891}]}}',
    });
    const { items } = await prices.fetchPrices(client, { page: 1, pageSize: 20, search: '', filters: {} });
    expect(items[0]?.ID).toBe('12345678901234567891');
  });

  test('has filters with their values', { tags: ['A066', 'AF12'] }, async () => {
    const { client, got } = await clientReturning({ filterData: { UNIT: ['m'] } });
    expect(await prices.fetchPriceFilters(client)).toEqual([{ key: 'UNIT', values: ['m'] }]);
    expect(got[0]).toMatchObject({ method: 'POST', url: '/api/price/priceFiltersData', body: '{}' });
  });

  test('is downloaded by search and filters, as download=1', { tags: 'A065' }, async () => {
    const { client, got } = await backendReturning({ text: 'PK', type: 'application/octet-stream' });
    const file = await prices.downloadPrices(client, { search: 'a&b', filters: { UNIT: ['m'], STATUS: [] } });
    await prices.downloadPrices(client, { search: '', filters: {} });
    expect(await file.text()).toBe('PK');
    const [first, second] = got.map(({ url }) => new URL(url, 'http://x').searchParams);
    expect(Object.fromEntries(first ?? [])).toEqual({ download: '1', search: 'a&b', filters: '{"UNIT":["m"]}' });
    expect(Object.fromEntries(second ?? [])).toEqual({ download: '1' });
  });
});

describe('Main SKUs', () => {
  test.each([
    ['unpriced', 'False'],
    ['all', 'True'],
  ] as const)('that are %s are requested with All=%s', async (which, all) => {
    const { client, got } = await clientReturning([{ MAIN_SKU: 'A', GROUP_NAME: 'Lines', MORE: 1 }]);
    expect(await prices.fetchMainSkus(client, which)).toEqual([{ MAIN_SKU: 'A', GROUP_NAME: 'Lines' }]);
    expect(got[0]).toMatchObject({ method: 'GET', url: `/api/price/getMainSkus?All=${all}` });
  });

  test('may arrive as a bare list, with numbers and null items', { tags: 'A041' }, async () => {
    const { client } = await backendReturning({ json: [{ MAIN_SKU: 10045 }, null, { MAIN_SKU: '' }] });
    expect(await prices.fetchMainSkus(client, 'all')).toEqual([{ MAIN_SKU: '10045', GROUP_NAME: '' }]);
  });
});

describe('A price', () => {
  test('is created with its SKU and two lists, returning message and record', { tags: 'A061' }, async () => {
    const { client, got } = await clientReturning({ ID: 5, MAIN_SKU: 'A', SP_AUD_01: 12.5 }, 'Created.');
    const saved = await prices.createPrice(client, { MAIN_SKU: 'A', PRICES: lists });
    expect(saved).toMatchObject({ message: 'Created.', record: { ID: 5, SP_AUD_01: '12.5' } });
    expect(got[0]).toMatchObject({ method: 'POST', url: '/api/price/createPrice' });
    expect(body(got[0])).toEqual({ MAIN_SKU: 'A', PRICES: lists });
  });

  test.each([[null], [undefined], ['saved'], [{ affected: 1 }]])(
    'counts as saved even if the response’s data is %j',
    async (data) => {
      const { client } = await clientReturning(data, 'Done.');
      expect(await prices.createPrice(client, { MAIN_SKU: 'A', PRICES: lists })).toEqual({
        message: 'Done.',
        record: undefined,
      });
    },
  );

  test('is changed by its original ID and version, and nothing else', { tags: 'A062' }, async () => {
    const record = await recordOf({ ID: '007', VERSION: 3, MAIN_SKU: 'A', LEGACY: true });
    const { client, got } = await clientReturning(null);
    await prices.updatePrice(client, record, { PRICES: lists });
    expect(got[0]).toMatchObject({ method: 'PATCH', url: '/api/price/updatePrice' });
    expect(body(got[0])).toEqual({ MAIN_SKU: 'A', ID: '007', PRICES: lists, VERSION: 3 });
  });

  test('is changed without a version if the back end has none', async () => {
    const record = await recordOf({ ID: 7, MAIN_SKU: 'A' });
    const { client, got } = await clientReturning(null);
    await prices.updatePrice(client, record, { PRICES: lists });
    expect(body(got[0])).toEqual({ MAIN_SKU: 'A', ID: 7, PRICES: lists });
  });

  test.each([[{ ID: 7, SP_AUD_01: '2' }], [{ record: { ID: 7, SP_AUD_01: '2' } }]])(
    'that is stale is refused with the current record (%j)',
    async (data) => {
      const record = await recordOf({ ID: 7, VERSION: 1, MAIN_SKU: 'A' });
      const { client } = await backendReturning({ status: 409, json: { status: 409, message: 'Changed.', data } });
      const error: unknown = await prices
        .updatePrice(client, record, { PRICES: lists })
        .catch((caught: unknown) => caught);
      if (!(error instanceof ApiError)) throw new Error('It was not refused.');
      expect(prices.currentPriceOf(error)).toMatchObject({ ID: 7, SP_AUD_01: '2' });
    },
  );

  test('that is refused for another reason has no current record', () => {
    expect(prices.currentPriceOf(new ApiError('refused', 'Taken.', { status: 409 }))).toBeUndefined();
    expect(prices.currentPriceOf(new ApiError('refused', 'Bad.', { status: 400, data: { ID: 7 } }))).toBeUndefined();
  });

  test('is deleted by its ID, returning the message', { tags: 'A067' }, async () => {
    const { client, got } = await clientReturning(null, 'Deleted.');
    expect(await prices.deletePrice(client, 'a/7')).toBe('Deleted.');
    expect(got[0]).toMatchObject({ method: 'DELETE', url: '/api/price/deletePrice?ID=a%2F7', body: '' });
  });
});
