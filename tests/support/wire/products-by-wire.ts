import type { App } from '../app/app';
import { courtPicture } from './picture';

/** The parts of a listed product that tests read. */
export type WireProduct = Readonly<Record<string, unknown>> & {
  readonly ID: number;
  readonly VERSION: number;
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
};

/** Products by calls of the API, to prepare a test or to check the stored state. */
export const productsOf = (app: App, token: string) => ({
  async find(search: string): Promise<readonly WireProduct[]> {
    const body = { currentPage: 1, itemsPerPage: 100, search, filters: {}, tableColumns: [] };
    return (await app.call<{ readonly items: readonly WireProduct[] }>('POST', 'product/getProduct', token, body))
      .items;
  },
  create: (fields: Readonly<Record<string, unknown>>) =>
    app.call<WireProduct>('POST', 'product/createProduct', token, fields),
  /** A change by another user. */
  change: ({ ID, VERSION }: WireProduct, fields: Readonly<Record<string, unknown>>) =>
    app.call<WireProduct>('PATCH', 'product/updateProduct', token, { ID, VERSION, ...fields }),
  remove: (id: number) => app.call<unknown>('DELETE', `product/deleteProduct?ID=${id}`, token),
  /** Stores a picture. Returns its path, as a page behind a proxy has another origin. */
  async keepPicture(): Promise<string> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(courtPicture())], 'court.png'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${app.url}/api/product/uploadFile`, { method: 'POST', headers, body: form });
    // SAFETY: the server in this process answers so; a test that reads something else fails.
    const { data } = (await response.json()) as { readonly data: { readonly fileUrl: string } };
    return new URL(data.fileUrl).pathname;
  },
});
