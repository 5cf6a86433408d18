import { expect, onTestFinished, test } from 'vitest';
import { companies, fetchCompanyAttributes } from '../../src/api/resources/companies';
import { createClient } from '../../src/api/transport/client';
import { ApiError } from '../../src/api/transport/errors';
import { startBackend } from './backend';

/** A client of a back end that responds to every request with this `data`. */
async function clientReturning(data: unknown) {
  const backend = await startBackend(() => ({ json: { status: 200, message: 'Done.', data } }));
  onTestFinished(backend.close);
  return { client: createClient({ apiBase: backend.url }), sent: () => JSON.parse(backend.got.at(-1)?.body ?? '') };
}

const query = { search: 'court', page: 2, pageSize: 10, filters: { COUNTRY: ['Fiji'], CITY: [] }, columns: ['UNIT'] };

test('A page of companies is requested with its visible columns and ID', { tags: 'EC07' }, async () => {
  const { client, sent } = await clientReturning({ items: [{ ID: '0012', UNIT: 4, CUSTOM_LOGO: 'Crest' }] });
  const { items } = await companies.page(client, query);
  expect(sent()).toEqual({
    currentPage: 2,
    itemsPerPage: 10,
    search: 'court',
    filters: { COUNTRY: ['Fiji'] },
    tableColumns: ['UNIT', 'ID'],
  });
  expect(items).toMatchObject([{ ID: '0012', UNIT: '4', CUSTOM_LOGO: ['Crest'], CITY: '' }]);
});

test('A company is read again by ID, or undefined if missing', async () => {
  const { client } = await clientReturning({ items: [{ ID: 1 }, { ID: 2, CITY: 'Suva' }] });
  expect(await companies.read(client, query, '2')).toMatchObject({ CITY: 'Suva' });
  expect(await companies.read(client, query, '3')).toBeUndefined();
});

test('A company missing from a search for its name is not deleted', async () => {
  const { client } = await clientReturning({ items: [] });
  expect(await companies.find(client, { id: 1, title: 'Tasman' })).toEqual({ kind: 'unknown' });
});

test('Choices may be missing, null, duplicate or numbers', async () => {
  const { client } = await clientReturning({ CURRENCY: ['AUD', 'AUD', null, ''], COUNTRY: null, SALES_PERSON: [7] });
  expect(await fetchCompanyAttributes(client)).toEqual({
    CURRENCY: ['AUD'],
    COUNTRY: [],
    SALES_PERSON: ['7'],
    CUSTOM_LOGO: [],
    APPROVED_APPLICATOR: [],
  });
});

test('The refusal of a stale change may contain the current company', () => {
  const refusal = (status: number, data: unknown) => new ApiError('refused', 'No.', { status, data });
  expect(companies.currentOf(refusal(409, { ID: 1, CITY: 'Suva' }))).toMatchObject({ CITY: 'Suva' });
  expect(companies.currentOf(refusal(409, null))).toBeUndefined();
  expect(companies.currentOf(refusal(400, { ID: 1 }))).toBeUndefined();
});
