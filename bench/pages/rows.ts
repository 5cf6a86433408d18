/** A price record laid flat: ID, product columns and prices by wire name. */
export interface Row extends Readonly<Record<string, unknown>> {
  readonly ID: number;
}

interface PricePage {
  readonly data: {
    readonly items: readonly (Row & { readonly product: Readonly<Record<string, unknown>> })[];
    readonly meta: { readonly totalItems: number };
  };
}

/** Rows of a page. */
export const pageSize = 50;

/** 50 rows of the price list and the total, asked for as the widget does. */
export async function pricePageOf(
  page: number,
  search: string,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const response = await fetch('/api/price/getPrice', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(`pricebook.accessToken@${location.origin}`) ?? ''}`,
    },
    body: JSON.stringify({ currentPage: page, itemsPerPage: pageSize, search, filters: {} }),
  });
  // SAFETY: the server that the bench itself starts answers so.
  const { data } = (await response.json()) as PricePage;
  return { rows: data.items.map(({ product, ...record }) => ({ ...product, ...record })), total: data.meta.totalItems };
}

/** Says that rows are in the page, as the price list does. */
export const announceLoad = (): boolean => document.dispatchEvent(new Event('pricebook-load'));
