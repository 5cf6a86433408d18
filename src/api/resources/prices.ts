import * as v from 'valibot';
import { activeFilters, listSchemaOf } from '../../wire/lists';
import { type PriceRecord, priceRecordSchema } from '../../wire/price';
import { textField, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import { jsonText } from '../transport/json-text';
import { recordCalls } from './entity-resource';
import { type PageQuery, pageBody, type RowFilter, type SearchedRecord, searchFor } from './records';

export interface MainSku {
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
}

const paths = { noun: 'price', path: 'price', listCall: 'getPrice', filtersCall: 'priceFiltersData' };
const calls = recordCalls<PriceRecord, PageQuery>(paths, priceRecordSchema, pageBody);

export const {
  page: fetchPrices,
  filters: fetchPriceFilters,
  create: createPrice,
  currentOf: currentPriceOf,
  remove: deletePrice,
} = calls;

const mainSkusSchema = listSchemaOf(v.object({ MAIN_SKU: textField, GROUP_NAME: textField }));

/** Reads a page for a separate purpose, so that loading a page of the list does not abort it. */
export const fetchPricesSeparately = (client: Client, query: PageQuery) => calls.page(client, query, 'one price');

/** Searches by main SKU. */
export const findPrice = (client: Client, wanted: SearchedRecord<PriceRecord>) =>
  searchFor(wanted, (query) => fetchPricesSeparately(client, query));

export async function fetchMainSkus(client: Client, which: 'all' | 'unpriced'): Promise<readonly MainSku[]> {
  const query = { All: which === 'all' ? 'True' : 'False' };
  const { data } = await client.read('get', 'api/price/getMainSkus', { schema: mainSkusSchema, query });
  return data.filter(({ MAIN_SKU }) => MAIN_SKU !== '');
}

/** Rejects with status 409 when the price record has changed since it was read. */
export const updatePrice = (client: Client, before: PriceRecord, fields: WireRecord) =>
  calls.update(client, before, { ...fields, MAIN_SKU: before.MAIN_SKU });

/** Downloads all matching price records, not only one page, as a spreadsheet. `signal` aborts it. */
export function downloadPrices(
  client: Client,
  { search, filters }: RowFilter,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const active = activeFilters(filters);
  const query = { download: '1', ...(search && { search }), ...(active && { filters: jsonText(active) }) };
  return client.download('get', 'api/price/getPrice', { query, signal });
}
