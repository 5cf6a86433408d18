import * as v from 'valibot';
import type { Client } from './client';
import type { ApiError } from './errors';
import type { Currency } from './price-keys';
import { type PriceRecord, priceRecordSchema } from './price-record';
import {
  activeFilters,
  type FilterChoice,
  type Filters,
  filterChoices,
  type Id,
  listOf,
  type Page,
  pageOf,
  textField,
} from './wire';

/** Which price records are wanted. */
export interface PriceSelection {
  readonly search: string;
  readonly filters: Filters;
}

/** Which page of them is wanted. */
export interface PriceQuery extends PriceSelection {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A product that can have prices. */
export interface MainSku {
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
}

/** Prices by currency, in order; no unset ones among them. */
export type PriceLists = Readonly<Record<Currency, readonly string[]>>;

/** What the back end said of a save. */
export interface PriceSaved {
  /** Its message, to be shown; '' when there was none or the answer's `show` has already shown it. */
  readonly message: string;
  /** The record as it now is; `undefined` when the answer did not carry it. */
  readonly record: PriceRecord | undefined;
}

const pricePage = pageOf(priceRecordSchema);
const mainSkus = listOf(v.object({ MAIN_SKU: textField, GROUP_NAME: textField }));
const savedRecord = v.fallback(v.optional(priceRecordSchema), undefined);
const anything = v.unknown();

/** Reads one page of price records. A newer call of the same widget supersedes it. */
export async function fetchPrices(
  client: Client,
  { page, pageSize, search, filters }: PriceQuery,
): Promise<Page<PriceRecord>> {
  const body = { currentPage: page, itemsPerPage: pageSize, search, filters: activeFilters(filters) ?? {} };
  const { data } = await client.read('post', 'api/price/getPrice', { schema: pricePage, body });
  return data;
}

/** What a search for one record came to; `unknown` where the answer does not show whether it is there. */
export type FoundPrice =
  | { readonly kind: 'found'; readonly record: PriceRecord }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/** Reads one record as it now is. A newer search for one supersedes it, a page of the list does not. */
export async function findPrice(client: Client, mainSku: string, id: Id): Promise<FoundPrice> {
  const body = { currentPage: 1, itemsPerPage: 100, search: '', filters: { MAIN_SKU: [mainSku] } };
  const purpose = 'one price';
  const { data } = await client.read('post', 'api/price/getPrice', { schema: pricePage, body, purpose });
  const record = data.items.find(({ ID }) => String(ID) === String(id));
  if (record) return { kind: 'found', record };
  // Other products' records in it: this back end did not filter, and may have the record on another page.
  return { kind: data.items.every(({ MAIN_SKU }) => MAIN_SKU === mainSku) ? 'gone' : 'unknown' };
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
): Promise<PriceSaved> {
  const { MAIN_SKU, PRICES } = record;
  const answer = await client.write('post', 'api/price/createPrice', {
    schema: savedRecord,
    body: { MAIN_SKU, PRICES },
  });
  return { message: answer.message, record: answer.data };
}

/** Changes a price record. Fails with status 409 when it has changed since it was read: see `changedPrice`. */
export async function updatePrice(client: Client, before: PriceRecord, prices: PriceLists): Promise<PriceSaved> {
  const { MAIN_SKU, ID, VERSION } = before;
  const body = { MAIN_SKU, ID, PRICES: prices, VERSION };
  const answer = await client.write('patch', 'api/price/updatePrice', { schema: savedRecord, body });
  return { message: answer.message, record: answer.data };
}

/** The record as it now is, which a 409 of `updatePrice` may carry. */
export function changedPrice(error: ApiError): PriceRecord | undefined {
  const current = v.safeParse(
    v.union([
      priceRecordSchema,
      v.pipe(
        v.object({ record: priceRecordSchema }),
        v.transform(({ record }) => record),
      ),
    ]),
    error.data,
  );
  return error.status === 409 && current.success ? current.output : undefined;
}

/** Deletes a price record; answers the message to be shown. */
export async function deletePrice(client: Client, id: Id): Promise<string> {
  const { message } = await client.write('delete', 'api/price/deletePrice', {
    schema: anything,
    query: { ID: String(id) },
  });
  return message;
}

/** Reads all price records that match, as a spreadsheet file. */
export function downloadPrices(client: Client, { search, filters }: PriceSelection): Promise<Blob> {
  const active = activeFilters(filters);
  const query = { download: '1', ...(search && { search }), ...(active && { filters: JSON.stringify(active) }) };
  return client.download('get', 'api/price/getPrice', { query });
}
