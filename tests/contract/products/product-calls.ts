import type { ApiResponse, Calls } from '../back-end';
import type { Uploaded } from '../prices/price-files';

/** A product, as far as tests read it. */
export type Product = Readonly<Record<string, unknown>> & {
  readonly ID: number;
  readonly VERSION: number;
  readonly MAIN_SKU: string;
};

/** A page of the product list. */
export interface ProductPage {
  readonly items: readonly Product[];
  readonly meta: { readonly totalItems: number };
}

/** Calls `/api/product/<path>` as the administrator. */
export async function callProduct<T = Product>(
  backEnd: Calls,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<ApiResponse<T>> {
  return backEnd.call<T>(`product/${path}`, { method, body, token: await backEnd.tokenOf('admin') });
}

/** Deletes the product with this ID, as the administrator. */
export async function removeProduct(backEnd: Calls, id: unknown): Promise<ApiResponse<Product>> {
  const token = await backEnd.tokenOf('admin');
  return backEnd.call(`product/deleteProduct?ID=${id}`, { method: 'DELETE', token });
}

/** A page of the product list, as the administrator unless a token is given. */
export async function listProducts(backEnd: Calls, query: object = {}, token?: string): Promise<ProductPage> {
  const response = await backEnd.call<ProductPage>('product/getProduct', {
    body: query,
    token: token ?? (await backEnd.tokenOf('admin')),
  });
  if (response.status !== 200) throw new Error(`getProduct answered ${response.status}: ${response.body.message}`);
  return response.body.data;
}

/** The product of a SKU, if there is one. */
export async function productOf(backEnd: Calls, sku: string): Promise<Product | undefined> {
  return (await listProducts(backEnd, { filters: { MAIN_SKU: [sku] } })).items[0];
}

let made = 0;

/** A SKU that no product has. */
export function newSku(): string {
  made += 1;
  return `TEST-${process.pid}-${made}`;
}

/** Creates a product with a new SKU. */
export async function createSomeProduct(backEnd: Calls, fields: object = {}): Promise<Product> {
  const created = await callProduct(backEnd, 'createProduct', { MAIN_SKU: newSku(), ...fields });
  if (created.status !== 200) throw new Error(`createProduct answered ${created.status}: ${created.body.message}`);
  return created.body.data;
}

/** Uploads a product file, as the administrator unless a token is given (`''` is none). */
export async function uploadProducts(backEnd: Calls, file: File, token?: string): Promise<ApiResponse<Uploaded>> {
  const form = new FormData();
  form.set('file', file);
  const sent = token ?? (await backEnd.tokenOf('admin'));
  return backEnd.call<Uploaded>('product/uploadProduct', { body: form, ...(sent !== '' && { token: sent }) });
}

/** Confirms pairs of products, as the administrator. */
export async function confirmProducts(backEnd: Calls, confirmedDuplicates: readonly unknown[]) {
  return callProduct<Partial<Uploaded> & { readonly changed?: number }>(backEnd, 'confirmChanges', {
    confirmedDuplicates,
  });
}

/** The download of the product list. */
export async function downloadProducts(backEnd: Calls, query: object = {}, token?: string): Promise<Response> {
  return fetch(`${backEnd.url}/api/product/getProduct?download=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? (await backEnd.tokenOf('admin'))}`,
    },
    body: JSON.stringify(query),
  });
}
