import { products } from '../../api/resources/products';
import type { Client } from '../../api/transport/client';
import type { Option } from '../../ui/form/select';

/** The first products that the back end finds by a text. A newer search supersedes it. */
export async function findSkus(client: Client, search: string): Promise<readonly Option[]> {
  const columns = ['MAIN_SKU', 'GROUP_NAME', 'DESCRIPTION'];
  const query = { search, columns, page: 1, pageSize: 20, filters: {} };
  const { items } = await products.page(client, query, 'search for an article');
  return items.map(({ MAIN_SKU, GROUP_NAME, DESCRIPTION }) => ({
    value: MAIN_SKU ?? '',
    label: [MAIN_SKU, GROUP_NAME, DESCRIPTION].filter(Boolean).join(' · '),
  }));
}
