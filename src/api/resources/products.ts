import * as v from 'valibot';
import type { Page } from '../../wire/lists';
import { type ProductKey, type ProductRecord, productKeys, productRecordSchema } from '../../wire/product';
import { type Id, isRecord, toTexts, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import { recordCalls } from './record-calls';
import { type KnownRecord, type PageQuery, pageBody, recordById, type SearchResult, searchFor } from './records';

export interface ProductQuery extends PageQuery {
  readonly columns: readonly string[];
}

/** `null` clears a field. */
export type ProductFields = Readonly<Record<ProductKey, string | number | boolean | null | readonly string[]>>;

/** Values in use, by field. */
export type ProductAttributes = Readonly<Partial<Record<string, readonly string[]>>>;

const path = 'api/product/getProduct';
const calls = recordCalls(productRecordSchema, {
  page: path,
  filters: 'api/product/getProdctsFilterData',
  create: 'api/product/createProduct',
  update: 'api/product/updateProduct',
  remove: 'api/product/deleteProduct',
});
const attributes = v.pipe(
  v.nullish(v.custom<WireRecord>(isRecord, 'has to be a record'), {}),
  v.transform(
    (data): ProductAttributes =>
      Object.fromEntries(Object.entries(data).map(([key, values]) => [key, toTexts(values)])),
  ),
);
const fileResponse = v.object({ fileUrl: v.pipe(v.string(), v.nonEmpty()) });

/** Columns that every row needs, even while hidden. */
const requiredColumns = ['ID', 'MAIN_SKU', 'IMAGE_URL'];

function productPageBody({ columns, ...page }: ProductQuery) {
  return { ...pageBody(page), tableColumns: [...new Set([...columns, ...requiredColumns])] };
}

export function fetchProducts(client: Client, query: ProductQuery): Promise<Page<ProductRecord>> {
  return calls.page(client, productPageBody(query));
}

/** Reads a page again with all columns; returns `undefined` when the product is not on it. */
export async function readProduct(client: Client, query: PageQuery, id: Id): Promise<ProductRecord | undefined> {
  return recordById((await readAllColumns(client, query)).items, id);
}

/** Searches by main SKU, with all columns. Never returns `deleted`: the SKU may have changed. */
export async function findProduct(client: Client, known: KnownRecord): Promise<SearchResult<ProductRecord>> {
  const found = await searchFor(known, (query) => readAllColumns(client, query));
  return found.kind === 'deleted' ? { kind: 'unknown' } : found;
}

/** Names each column: some back ends read an empty list as "no columns". */
const readAllColumns = (client: Client, query: PageQuery): Promise<Page<ProductRecord>> =>
  calls.page(client, productPageBody({ ...query, columns: productKeys }), 'whole products');

export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributes });
  return data;
}

export const createProduct = (client: Client, fields: ProductFields) => calls.create(client, { ...fields });

/** Rejects with status 409 when the product has changed since it was read. */
export const updateProduct = (client: Client, before: ProductRecord, fields: Partial<ProductFields>) =>
  calls.update(client, before, { ...fields });

export const { filters: fetchProductFilters, currentOf: currentProductOf, remove: deleteProduct } = calls;

/** Downloads all matching products, not only one page, as a spreadsheet. */
export function downloadProducts(client: Client, query: ProductQuery): Promise<Blob> {
  return client.download('post', path, { query: { download: '1' }, body: productPageBody(query) });
}

/**
 * Uploads a picture and returns its address. `onProgress` is called with 0 to 100 percent, and with -1 when it failed.
 */
export async function uploadProductImage(
  client: Client,
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
): Promise<string> {
  const { data } = await client.sendForm('post', 'api/product/uploadFile', {
    schema: fileResponse,
    fields: { file },
    ...options,
  });
  return data.fileUrl;
}
