import type { Calls } from '../back-end';

/** A price record, as far as tests read it. */
export type Price = Readonly<Record<string, unknown>> & {
  readonly ID: number;
  readonly VERSION: number;
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
  readonly product: Readonly<Record<string, unknown>>;
};

/** A page of the price list. */
export interface PricePage {
  readonly items: readonly Price[];
  readonly meta: {
    readonly currentPage: number;
    readonly itemsPerPage: number;
    readonly totalItems: number;
    readonly totalPages: number;
  };
}

/** Reads a page of the price list, as the administrator unless a token is given. */
export async function listPrices(backEnd: Calls, query: object = {}, token?: string): Promise<PricePage> {
  const response = await backEnd.call<PricePage>('price/getPrice', {
    body: query,
    token: token ?? (await backEnd.tokenOf('admin')),
  });
  if (response.status !== 200) throw new Error(`getPrice answered ${response.status}: ${response.body.message}`);
  return response.body.data;
}

/** Creates a price for a SKU that has none yet, as the administrator unless a token is given. */
export async function createSomePrice(
  backEnd: Calls,
  prices: object = { AUD: ['12.5'], USD: [] },
  by?: string,
): Promise<Price> {
  const token = by ?? (await backEnd.tokenOf('admin'));
  const free = await backEnd.call<readonly { MAIN_SKU: string }[]>('price/getMainSkus?All=False', { token });
  const body = { MAIN_SKU: free.body.data[0]?.MAIN_SKU, PRICES: prices };
  const created = await backEnd.call<Price>('price/createPrice', { body, token });
  if (created.status !== 200) throw new Error(`createPrice answered ${created.status}: ${created.body.message}`);
  return created.body.data;
}

/** The latest changes of prices, as the administrator reads them. */
export async function priceHistory(backEnd: Calls, body: object) {
  const token = await backEnd.tokenOf('admin');
  const response = await backEnd.call<{ meta: { totalItems: number }; items: { KIND: string }[] }>(
    'price/getPriceHistory',
    { body, token },
  );
  return response.body.data;
}
