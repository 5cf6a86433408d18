import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPages } from '../app/browser';
import { type SentRequest, violationsOf } from './violations';

const base = 'https://prices.example/api';
const headers = {
  authorization: 'Bearer t',
  'ngrok-skip-browser-warning': 'true',
  'content-type': 'application/json',
};
const page = { currentPage: 1, itemsPerPage: 20, search: '', filters: {} };

const sent = (method: string, call: string, body?: unknown, more: Partial<SentRequest> = {}): SentRequest => ({
  method,
  url: `${base}/${call}`,
  headers,
  body: body === undefined ? undefined : JSON.stringify(body),
  ...more,
});

test('requests of the specification have no violation', { tags: 'KB03' }, () => {
  const good = [
    sent('POST', 'price/getPrice', { ...page, filters: { MAIN_SKU: ['A'] } }),
    sent('GET', 'price/getPrice?download=1&filters=%7B%22UNIT%22%3A%5B%22m%22%5D%7D'),
    sent('POST', 'company/getCompanies', { ...page, tableColumns: ['COMPANY_NAME', 'ID'] }),
    sent('PATCH', 'users/updateUser', { ID: '9007199254740993', NAME: 'Ann', VERSION: 2 }),
    sent('GET', 'price/getMainSkus?All=True'),
    { ...sent('GET', 'file/1'), headers: {} },
  ];
  expect(good.flatMap(violationsOf)).toEqual([]);
});

test('wrong calls, keys, values, headers and bodies are violations', { tags: 'KB03' }, () => {
  const wrong = [
    sent('GET', 'price/getPrices'),
    sent('PUT', 'price/getPrice', page),
    sent('POST', 'price/getPrice', { ...page, itemsPerPage: 100 }),
    sent('POST', 'price/getPrice', { ...page, sort: 'MAIN_SKU' }),
    sent('POST', 'company/getCompanies', { ...page, tableColumns: ['IMAGE_URL', 'ID'] }),
    sent('POST', 'company/getCompanies', { ...page, tableColumns: ['CITY'] }),
    sent('GET', 'price/getMainSkus?All=true'),
    sent('DELETE', 'price/deletePrice'),
    sent('POST', 'price/createPrice', { MAIN_SKU: 'A', PRICES: { AUD: [''], USD: [] } }),
    sent('GET', 'price/getMainSkus?All=True', undefined, { headers: {} }),
    sent('POST', 'auth/forgotPassword', { EMAIL: 'a@b.example' }),
    sent('POST', 'price/uploadPrice', { file: 'A' }),
  ];
  expect(wrong.map((request) => violationsOf(request).length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1]);
});

const server = createServer((request, response) => {
  if (request.url?.startsWith('/api/')) setTimeout(() => response.end('{}'), 50);
  else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bare</title>');
});
const openPage = freshPages();
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => server.close());

test('a browser test detects simultaneous requests and duplicate writes', { tags: 'KB03' }, async () => {
  const { page, violations, expectOnWire } = await openPage();
  // SAFETY: a server that listens on a port has an address of this kind.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async (sentHeaders) => {
    const send = (path: string, body: object) =>
      fetch(`/api/${path}`, { method: 'POST', headers: sentHeaders, body: JSON.stringify(body) }).then((r) => r.text());
    const price = { MAIN_SKU: 'A', PRICES: { AUD: ['1'], USD: [] } };
    await Promise.all([send('price/priceFiltersData', {}), send('price/priceFiltersData', {})]);
    await send('price/createPrice', price);
    await send('price/createPrice', price);
  }, headers);
  expectOnWire(/sent while|sent again/);
  await expect
    .poll(() => violations)
    .toEqual([
      'POST price/priceFiltersData: sent while another request of this path was open',
      'POST price/createPrice: sent again, though it was done',
    ]);
});
