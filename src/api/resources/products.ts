import * as v from 'valibot';
import {
  type ProductKey,
  type ProductRecord,
  productEntity,
  productKeys,
  productRecordSchema,
} from '../../wire/product';
import { isRecord, toTexts, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import { recordCalls, wholeRecordCalls } from './record-calls';
import { type ColumnsQuery, columnsBody } from './records';

/** `null` clears a field. */
export type ProductFields = Readonly<Record<ProductKey, string | number | boolean | null | readonly string[]>>;

export type ProductAttributes = Readonly<Partial<Record<string, readonly string[]>>>;

const bodyOf = (query: ColumnsQuery) => columnsBody(query, ['ID', 'MAIN_SKU', 'IMAGE_URL']);

const calls = recordCalls<ProductRecord, ProductFields, ColumnsQuery>(productEntity, productRecordSchema, bodyOf);

export const {
  page: fetchProducts,
  filters: fetchProductFilters,
  create: createProduct,
  update: updateProduct,
  currentOf: currentProductOf,
  remove: deleteProduct,
} = calls;

export const { read: readProduct, find: findProduct } = wholeRecordCalls(calls.page, productKeys);

const attributes = v.pipe(
  v.nullish(v.custom<WireRecord>(isRecord, 'has to be a record'), {}),
  v.transform(
    (data): ProductAttributes =>
      Object.fromEntries(Object.entries(data).map(([key, values]) => [key, toTexts(values)])),
  ),
);
const fileResponse = v.object({ fileUrl: v.pipe(v.string(), v.nonEmpty()) });

export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributes });
  return data;
}

export function downloadProducts(client: Client, query: ColumnsQuery): Promise<Blob> {
  return client.download('post', `api/${productEntity.path}/${productEntity.list}`, {
    query: { download: '1' },
    body: bodyOf(query),
  });
}

/** Uploads a picture and returns its address. */
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
