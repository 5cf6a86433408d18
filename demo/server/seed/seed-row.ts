import type { PriceLists } from '../db/price-columns';
import type { WrittenProduct } from '../products/product-writes';

export interface SeedRow extends Omit<WrittenProduct, 'exclusive_for_company'> {
  /** Names of seeded companies. */
  readonly exclusive_for: readonly string[];
  readonly prices: PriceLists | undefined;
}
