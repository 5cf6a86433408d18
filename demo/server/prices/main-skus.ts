import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { visibleTo } from '../products/visibility';

export interface MainSku {
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
}

/** The SKUs that the account may see, in order: all of them, or those without a price. */
export function mainSkus(db: Database, account: Account, which: 'all' | 'unpriced'): Promise<MainSku[]> {
  return db
    .selectFrom('product')
    .select(['product.main_sku as MAIN_SKU', 'product.group_name as GROUP_NAME'])
    .where((where) => where.and(visibleTo(account)))
    .$if(which === 'unpriced', (products) =>
      products.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('price').select('price.id').whereRef('price.main_sku', '=', 'product.main_sku'))),
      ),
    )
    .orderBy('product.main_sku')
    .execute();
}
