import type { WrittenProduct } from '../products/product-writes';

/** One product to fill the database with, and its prices if it has any. */
export interface SeedRow extends Omit<WrittenProduct, 'exclusive_for_company'> {
  /** Names of companies that were seeded. */
  readonly exclusive_for: readonly string[];
  readonly prices: { readonly aud: readonly string[]; readonly usd: readonly string[] } | undefined;
}
