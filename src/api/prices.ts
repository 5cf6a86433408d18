import * as v from 'valibot';
import type { Client } from './client';
import type { ApiError } from './errors';
import { jsonText } from './json-text';
import type { Currency } from './price-keys';
import { type PriceRecord, priceRecordSchema } from './price-record';
import {
  changedRecord,
  type Found,
  foundAmong,
  ifSaved,
  type KnownRecord,
  type PageQuery,
  pageBody,
  type Saved,
  type Selection,
} from './records';
import { activeFilters, type FilterChoice, filterChoices, type Id, listOf, type Page, pageOf, textField } from './wire';

/** A product that can have prices. */
export interface MainSku {
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
}

/** Prices by currency, in order; no unset ones among them. */
export type PriceLists = Readonly<Record<Currency, readonly string[]>>;

const pricePage = pageOf(priceRecordSchema);
const mainSkus = listOf(v.object({ MAIN_SKU: textField, GROUP_NAME: textField }));
const savedRecord = ifSaved(priceRecordSchema);
const anything = v.unknown();

/** Reads one page of price records. A newer call of the same widget supersedes it. */
export async function fetchPrices(client: Client, query: PageQuery): Promise<Page<PriceRecord>> {
  const { data } = await client.read('post', 'api/price/getPrice', { schema: pricePage, body: pageBody(query) });
  return data;
}

/** Reads one price as it now is, by its main SKU. A newer search for one supersedes it, a page of the list does not. */
export async function findPrice(client: Client, { id, title }: KnownRecord): Promise<Found<PriceRecord>> {
  const body = pageBody({ page: 1, pageSize: 100, search: '', filters: { MAIN_SKU: [title] } });
  const purpose = 'one price';
  const { data } = await client.read('post', 'api/price/getPrice', { schema: pricePage, body, purpose });
  return foundAmong(data.items, id, ({ MAIN_SKU }) => MAIN_SKU === title);
}

/** Reads what the list can be filtered by. */
export async function fetchPriceFilters(client: Client): Promise<readonly FilterChoice[]> {
  const { data } = await client.read('post', 'api/price/priceFiltersData', { schema: filterChoices, body: {} });
  return data;
}

/** Reads the products that can have prices: all, or those that have none yet. */
export async function fetchMainSkus(client: Client, which: 'all' | 'unpriced'): Promise<readonly MainSku[]> {
  const query = { All: which === 'all' ? 'True' : 'False' };
  const { data } = await client.read('get', 'api/price/getMainSkus', { schema: mainSkus, query });
  return data.filter(({ MAIN_SKU }) => MAIN_SKU !== '');
}

/** Creates a price record. */
export async function createPrice(
  client: Client,
  record: { readonly MAIN_SKU: string; readonly PRICES: PriceLists },
): Promise<Saved<PriceRecord>> {
  const { MAIN_SKU, PRICES } = record;
  const answer = await client.write('post', 'api/price/createPrice', {
    schema: savedRecord,
    body: { MAIN_SKU, PRICES },
  });
  return { message: answer.message, record: answer.data };
}

/** Changes a price record. Fails with status 409 when it has changed since it was read: see `changedPrice`. */
export async function updatePrice(
  client: Client,
  before: PriceRecord,
  prices: PriceLists,
): Promise<Saved<PriceRecord>> {
  const { MAIN_SKU, ID, VERSION } = before;
  const body = { MAIN_SKU, ID, PRICES: prices, VERSION };
  const answer = await client.write('patch', 'api/price/updatePrice', { schema: savedRecord, body });
  return { message: answer.message, record: answer.data };
}

/** The record as it now is, which a 409 of `updatePrice` may carry. */
export const changedPrice = (error: ApiError): PriceRecord | undefined => changedRecord(priceRecordSchema, error);

/** Deletes a price record; answers the message to be shown. */
export async function deletePrice(client: Client, id: Id): Promise<string> {
  const { message } = await client.write('delete', 'api/price/deletePrice', {
    schema: anything,
    query: { ID: String(id) },
  });
  return message;
}

/** Reads all price records that match, as a spreadsheet file. */
export function downloadPrices(client: Client, { search, filters }: Selection): Promise<Blob> {
  const active = activeFilters(filters);
  const query = { download: '1', ...(search && { search }), ...(active && { filters: jsonText(active) }) };
  return client.download('get', 'api/price/getPrice', { query });
}
