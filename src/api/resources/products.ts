import * as v from 'valibot';
import { productEntity, productRecordSchema } from '../../wire/product';
import { isRecord, toTexts, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import { entityResource } from './entity-resource';

export type ProductAttributes = Readonly<Partial<Record<string, readonly string[]>>>;

export const products = entityResource(productEntity, productRecordSchema);

const attributesSchema = v.pipe(
  v.nullish(v.custom<WireRecord>(isRecord, 'has to be a record'), {}),
  v.transform(
    (data): ProductAttributes =>
      Object.fromEntries(Object.entries(data).map(([key, values]) => [key, toTexts(values)])),
  ),
);
const fileResponseSchema = v.object({ fileUrl: v.pipe(v.string(), v.nonEmpty()) });

export async function fetchProductAttributes(client: Client): Promise<ProductAttributes> {
  const { data } = await client.read('get', 'api/product/getProductAttributes', { schema: attributesSchema });
  return data;
}

/** Uploads a picture and returns its address. */
export async function uploadProductImage(
  client: Client,
  file: File,
  options: {
    readonly signal: AbortSignal;
    readonly onProgress: (percent: number) => void;
    readonly idempotencyKey: string;
  },
): Promise<string> {
  const { data } = await client.sendForm('post', 'api/product/uploadFile', {
    schema: fileResponseSchema,
    fields: { file },
    ...options,
  });
  return data.fileUrl;
}
