import { fetchPricesSeparately } from '../../../api/resources/prices';
import type { RowFilter } from '../../../api/resources/records';
import type { Client } from '../../../api/transport/client';

/** The number of records that the list has with this filter; `undefined` where the back end may not have reported more than the page. */
export async function countListed(client: Client, filter: RowFilter): Promise<number | undefined> {
  const { items, meta } = await fetchPricesSeparately(client, { page: 1, pageSize: 50, ...filter });
  const { totalItems, itemsPerPage } = meta;
  return items.length >= itemsPerPage && totalItems <= items.length ? undefined : totalItems;
}
