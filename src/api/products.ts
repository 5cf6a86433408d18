import * as v from 'valibot';
import type { Client } from './client';
import type { ApiError } from './errors';
import { type ProductKey, type ProductRecord, productRecordSchema } from './product-record';
import {
  changedRecord,
  type Found,
  foundAmong,
  ifSaved,
  type KnownRecord,
  type PageQuery,
  pageBody,
  type Saved,
} from './records';
import {
  type FilterChoice,
  filterChoices,
  type Id,
  isRecord,
  type Page,
  pageOf,
  toTexts,
  type WireRecord,
} from './wire';

/** Which page of the products is wanted, with which columns. */
export interface ProductQuery extends PageQuery {
  /** Keys of the visible columns. */
  readonly columns: readonly string[];
}

/** A product's fields as they are sent; `null` clears one. */
export type ProductFields = Readonly<Record<ProductKey, string | number | boolean | null | readonly string[]>>;

/** The values in use of the fields that have such. */
export type ProductAttributes = Readonly<Partial<Record<string, readonly string[]>>>;

const productPage = pageOf(productRecordSchema);
const savedProduct = ifSaved(productRecordSchema);
const anything = v.unknown();
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
export async function fetchProducts(client: Client, query: ProductQuery): Promise<Page<ProductRecord>> {
  const body = productPageBody(query);
  const { data } = await client.read('post', 'api/product/getProduct', { schema: productPage, body });
  return data;
}

/** Reads a page again with all columns, and answers the product of this ID; `undefined` when there is none on it. */
export async function readProduct(client: Client, query: PageQuery, id: Id): Promise<ProductRecord | undefined> {
  return (await readWhole(client, query)).find(({ ID }) => String(ID) === String(id));
}

/** Reads one product as it now is, by its main SKU. One that is not found may have got another SKU meanwhile. */
export async function findProduct(client: Client, { id, title }: KnownRecord): Promise<Found<ProductRecord>> {
  const items = await readWhole(client, { page: 1, pageSize: 100, search: '', filters: { MAIN_SKU: [title] } });
  const found = foundAmong(items, id, ({ MAIN_SKU }) => MAIN_SKU === title);
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** Products with all their columns. A page of the list does not supersede it. */
async function readWhole(client: Client, query: PageQuery): Promise<readonly ProductRecord[]> {
  const body = { ...pageBody(query), tableColumns: [] };
  const purpose = 'whole products';
  const { data } = await client.read('post', 'api/product/getProduct', { schema: productPage, body, purpose });
  return data.items;
}

/** Reads what the list can be filtered by. */
export async function fetchProductFilters(client: Client): Promise<readonly FilterChoice[]> {
  const { data } = await client.read('post', 'api/product/getProdctsFilterData', { schema: filterChoices, body: {} });
  return data;
}

/** Reads the values that the form offers. */
export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributes });
  return data;
}

/** Creates a product. */
export async function createProduct(client: Client, fields: ProductFields): Promise<Saved<ProductRecord>> {
  const body = { ...fields };
  const { message, data } = await client.write('post', 'api/product/createProduct', { schema: savedProduct, body });
  return { message, record: data };
}

/** Changes a product. Fails with status 409 when it has changed since it was read: see `changedProduct`. */
export async function updateProduct(
  client: Client,
  { ID, VERSION }: ProductRecord,
  fields: ProductFields,
): Promise<Saved<ProductRecord>> {
  const body = { ID, VERSION, ...fields };
  const { message, data } = await client.write('patch', 'api/product/updateProduct', { schema: savedProduct, body });
  return { message, record: data };
}

/** The product as it now is, which a 409 of `updateProduct` may carry. */
export const changedProduct = (refusal: ApiError): ProductRecord | undefined =>
  changedRecord(productRecordSchema, refusal);

/** Deletes a product; answers the message to be shown. */
export async function deleteProduct(client: Client, id: Id): Promise<string> {
  const query = { ID: String(id) };
  const { message } = await client.write('delete', 'api/product/deleteProduct', { schema: anything, query });
  return message;
}

/** Reads all products that match, as a spreadsheet file. */
export function downloadProducts(client: Client, query: ProductQuery): Promise<Blob> {
  return client.download('post', 'api/product/getProduct', { query: { download: '1' }, body: productPageBody(query) });
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
