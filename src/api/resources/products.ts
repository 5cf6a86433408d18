import * as v from 'valibot';
import type { Page } from '../../wire/lists';
import { type ProductKey, type ProductRecord, productKeys, productRecordSchema } from '../../wire/product';
import { type Id, isRecord, toTexts, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import { recordCalls } from './record-calls';
import { type Found, type KnownRecord, type PageQuery, pageBody, recordOf, searchFor } from './records';

/** Which page of the products is wanted, with which columns. */
export interface ProductQuery extends PageQuery {
  /** Keys of the visible columns. */
  readonly columns: readonly string[];
}

/** A product's fields as they are sent; `null` clears one. */
export type ProductFields = Readonly<Record<ProductKey, string | number | boolean | null | readonly string[]>>;

/** The values in use of the fields that have such. */
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
const fileAnswer = v.object({ fileUrl: v.pipe(v.string(), v.nonEmpty()) });

/** What every row needs besides the visible columns: its name, and the picture behind it. */
const always = ['ID', 'MAIN_SKU', 'IMAGE_URL'];

function productPageBody({ columns, ...page }: ProductQuery) {
  return { ...pageBody(page), tableColumns: [...new Set([...columns, ...always])] };
}

/** Reads one page of products. A newer call of the same widget supersedes it. */
export function fetchProducts(client: Client, query: ProductQuery): Promise<Page<ProductRecord>> {
  return calls.page(client, productPageBody(query));
}

/** Reads a page again with all columns, and returns the product of this ID; `undefined` when it is not on the page. */
export async function readProduct(client: Client, query: PageQuery, id: Id): Promise<ProductRecord | undefined> {
  return recordOf((await readWhole(client, query)).items, id);
}

/** Searches for a product by its main SKU, and reads it with all columns. Not found, it may have another SKU by now. */
export async function findProduct(client: Client, known: KnownRecord): Promise<Found<ProductRecord>> {
  const found = await searchFor(known, (query) => readWhole(client, query));
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** A page of products with all columns, each named: some back ends read an empty list as "no columns". */
const readWhole = (client: Client, query: PageQuery): Promise<Page<ProductRecord>> =>
  calls.page(client, productPageBody({ ...query, columns: productKeys }), 'whole products');

/** Reads the values that the form offers. */
export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributes });
  return data;
}

/** Creates a product. */
export const createProduct = (client: Client, fields: ProductFields) => calls.create(client, { ...fields });

/** Changes a product. Fails with status 409 when it has changed since it was read: see `changedProduct`. */
export const updateProduct = (client: Client, before: ProductRecord, fields: Partial<ProductFields>) =>
  calls.update(client, before, { ...fields });

export const {
  /** Reads what the list can be filtered by. */
  filters: fetchProductFilters,
  /** The product as it now is, which a 409 of `updateProduct` may carry. */
  changed: changedProduct,
  /** Deletes a product; answers the message to be shown. */
  remove: deleteProduct,
} = calls;

/** Reads all products that match, as a spreadsheet file. */
export function downloadProducts(client: Client, query: ProductQuery): Promise<Blob> {
  return client.download('post', path, { query: { download: '1' }, body: productPageBody(query) });
}

/**
 * Sends a picture; answers the address at which it is kept. `onProgress` hears the sent share in percent, and -1 when it
 * failed, also where the answer's `show` says so.
 */
export async function uploadProductImage(
  client: Client,
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
): Promise<string> {
  const { data } = await client.sendForm('post', 'api/product/uploadFile', {
    schema: fileAnswer,
    fields: { file },
    ...options,
  });
  return data.fileUrl;
}
