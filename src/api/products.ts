import * as v from 'valibot';
import type { Client } from './client';
import { type ProductKey, type ProductRecord, productRecordSchema } from './product-record';
import { recordCalls } from './record-calls';
import { type Found, filteredBy, foundAmong, type KnownRecord, type PageQuery, pageBody, recordOf } from './records';
import { type Id, isRecord, type Page, toTexts, type WireRecord } from './wire';

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

/** Reads a page again with all columns, and answers the product of this ID; `undefined` when there is none on it. */
export async function readProduct(client: Client, query: PageQuery, id: Id): Promise<ProductRecord | undefined> {
  return recordOf(await readWhole(client, query), id);
}

/** Reads one product as it now is, by its main SKU. One that is not found may have got another SKU meanwhile. */
export async function findProduct(client: Client, { id, title }: KnownRecord): Promise<Found<ProductRecord>> {
  const items = await readWhole(client, filteredBy('MAIN_SKU', title));
  const found = foundAmong(items, id, ({ MAIN_SKU }) => MAIN_SKU === title);
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** Products with all their columns. A page of the list does not supersede it. */
async function readWhole(client: Client, query: PageQuery): Promise<readonly ProductRecord[]> {
  const { items } = await calls.page(client, { ...pageBody(query), tableColumns: [] }, 'whole products');
  return items;
}

/** Reads the values that the form offers. */
export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributes });
  return data;
}

/** Creates a product. */
export const createProduct = (client: Client, fields: ProductFields) => calls.create(client, { ...fields });

/** Changes a product. Fails with status 409 when it has changed since it was read: see `changedProduct`. */
export const updateProduct = (client: Client, before: ProductRecord, fields: ProductFields) =>
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
