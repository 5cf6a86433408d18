import type { App } from '../app/app';

/** The parts of a listed price record that tests read. */
export interface WirePrice {
  readonly ID: number;
  readonly MAIN_SKU: string;
  readonly VERSION: number;
  readonly product: Readonly<Record<string, unknown>>;
}

/** A product without prices yet. */
export interface UnpricedSku {
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
}

/** Prices by calls of the API, to prepare a test or to check the stored state. */
export const pricesOf = (app: Pick<App, 'call'>, token: string) => ({
  async find(search: string): Promise<readonly WirePrice[]> {
    const body = { currentPage: 1, itemsPerPage: 100, search, filters: {} };
    return (await app.call<{ readonly items: readonly WirePrice[] }>('POST', 'price/getPrice', token, body)).items;
  },
  /** The number of records that match the filters. */
  async count(filters: Readonly<Record<string, readonly string[]>>): Promise<number> {
    const body = { currentPage: 1, itemsPerPage: 10, search: '', filters };
    const page = await app.call<{ readonly meta: { readonly totalItems: number } }>(
      'POST',
      'price/getPrice',
      token,
      body,
    );
    return page.meta.totalItems;
  },
  async unpriced(): Promise<readonly [UnpricedSku, UnpricedSku, ...UnpricedSku[]]> {
    const [first, second, ...rest] = await app.call<readonly UnpricedSku[]>(
      'GET',
      'price/getMainSkus?All=False',
      token,
    );
    if (!first || !second) throw new Error('The demo seed leaves no two products without prices.');
    return [first, second, ...rest];
  },
  create: (sku: string, prices: { readonly AUD: readonly string[]; readonly USD: readonly string[] }) =>
    app.call<WirePrice>('POST', 'price/createPrice', token, { MAIN_SKU: sku, PRICES: prices }),
  /** A change by another user. */
  change: (
    { ID, MAIN_SKU, VERSION }: WirePrice,
    prices: { readonly AUD: readonly string[]; readonly USD: readonly string[] },
  ) => app.call<WirePrice>('PATCH', 'price/updatePrice', token, { ID, MAIN_SKU, VERSION, PRICES: prices }),
  remove: (id: number) => app.call<unknown>('DELETE', `price/deletePrice?ID=${id}`, token),
});
