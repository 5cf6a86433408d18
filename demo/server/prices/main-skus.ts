import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { packResponse } from '../http/respond';
import { currentGeneration } from '../lists/segments';
import { visibleTo } from '../products/visibility';

export type WhichSkus = 'all' | 'unpriced';

/** The SKUs that the account may see, in order: all of them, or those without a price. */
function readMainSkus(db: Database, account: Account, which: WhichSkus) {
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

/** Responses of 100,000 SKUs take 340 kB each. */
const MAX_KEPT = 20;

interface KeptSkus {
  readonly generation: number;
  readonly packed: Promise<Uint8Array<ArrayBuffer>>;
}

/** Returns a function that packs the response of SKUs, or returns the one before if no product has changed since. */
export function createMainSkusPacker(db: Database) {
  const kept = new Map<string, KeptSkus>();
  return async (account: Account, which: WhichSkus): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${which} ${seesAllProducts(account.role) ? 'staff' : account.companyId}`;
    const generation = await currentGeneration(db);
    const before = kept.get(key);
    if (before?.generation === generation) return before.packed;
    const packed = readMainSkus(db, account, which).then((skus) => packResponse('Main SKUs.', skus));
    kept.delete(key);
    kept.set(key, { generation, packed });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    // The next request tries again.
    packed.catch(() => kept.delete(key));
    return packed;
  };
}
