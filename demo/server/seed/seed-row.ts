import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema';

/** One product to fill the database with, and its prices if it has any. */
export interface SeedRow extends Omit<Insertable<Schema['product']>, 'id' | 'version' | 'search_text'> {
  /** Names of companies that were seeded. */
  readonly exclusive_for: readonly string[];
  readonly prices: { readonly aud: readonly string[]; readonly usd: readonly string[] } | undefined;
}
