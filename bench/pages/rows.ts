/** A price record laid flat: ID, product columns and prices by wire name. */
export interface Row extends Readonly<Record<string, unknown>> {
  readonly ID: number;
}

interface PricePage {
  readonly data: { readonly items: readonly (Row & { readonly product: Readonly<Record<string, unknown>> })[] };
}

/** 50 rows of the price list, asked for as the widget does. */
export async function pricePageOf(page: number, search: string): Promise<readonly Row[]> {
  const response = await fetch('/api/price/getPrice', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(`pricebook.accessToken@${location.origin}`) ?? ''}`,
    },
    body: JSON.stringify({ currentPage: page, itemsPerPage: 50, search, filters: {} }),
  });
  // SAFETY: the server that the bench itself starts answers so.
  const { data } = (await response.json()) as PricePage;
  return data.items.map(({ product, ...record }) => ({ ...product, ...record }));
}
