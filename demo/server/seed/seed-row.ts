import type { PriceLists } from '../db/price-columns';
import type { WrittenProduct } from '../products/product-writes';

/** A product of the seed, with its prices if any. */
export interface SeedRow extends Omit<WrittenProduct, 'exclusive_for_company'> {
  /** Names of seeded companies. */
  readonly exclusive_for: readonly string[];
  readonly prices: PriceLists | undefined;
}
