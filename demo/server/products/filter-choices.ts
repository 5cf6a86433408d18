import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { type ChoiceSource, type FilterChoices, readChoices, readValues } from '../lists/filter-choices';
import { choiceKeys, type ProductKey, productKind } from './product-columns';
import { visibleTo } from './visibility';

/** Which products are looked at: all, or those with a price. */
export type ChoiceScope = 'product' | 'price';

/** The values that filters can choose from, among what the account may see. */
export function filterChoices(db: Database, account: Account, scope: ChoiceScope): Promise<FilterChoices> {
  const { sources, given } = sourcesOf(account, choiceKeys, scope);
  return readChoices(db, sources, given);
}

/** The first `limit` values of these columns that occur in products that the account may see, in order. */
export function valuesInUse(
  db: Database,
  account: Account,
  { keys, limit }: { readonly keys: readonly ProductKey[]; readonly limit: number },
): Promise<FilterChoices> {
  const { sources, given } = sourcesOf(account, keys, 'product');
  return readValues(db, sources, { limit, given });
}

function sourcesOf(account: Account, keys: readonly ProductKey[], scope: ChoiceScope) {
  const priced = scope === 'price' ? [sql`exists (select 1 from price where price.main_sku = product.main_sku)`] : [];
  const conditions = sql.join([sql`true`, ...priced, ...visibleTo(account)], sql` and `);
  /** The columns that stand in the product's own row. */
  const combined = keys.filter((key) => productKind(key) !== 'companies');
  return {
    sources: keys.map((key) =>
      productKind(key) === 'companies' ? exclusiveCompanies(key, conditions) : distinctValues(key),
    ),
    // Many products share one combination of values: each column is then looked through in that short list.
    given: sql`with combination as materialized (
      select distinct ${sql.join(combined.map((key) => sql`${columnValue(key)} as ${sql.ref(key)}`))}
      from product where ${conditions}
    )`,
  };
}

/** The column's value as text, or the list of its texts. */
function columnValue(key: ProductKey): RawBuilder<unknown> {
  const column = sql.ref(`product.${key.toLowerCase()}`);
  switch (productKind(key)) {
    case 'yesNo':
      return sql`case when ${column} then 'YES' when not ${column} then 'NO' else '' end`;
    case 'number':
      return sql`coalesce(${column}::text, '')`;
    default:
      return column;
  }
}

function distinctValues(key: ProductKey): ChoiceSource {
  const value = productKind(key) === 'list' ? sql`unnest(${sql.ref(key)})` : sql.ref(key);
  return { key, values: sql`select distinct ${value} as value from combination` };
}

function exclusiveCompanies(key: ProductKey, conditions: RawBuilder<unknown>): ChoiceSource {
  return {
    key,
    values: sql`select distinct company.company_name as value from product
      join product_company on product_company.product_id = product.id
      join company on company.id = product_company.company_id where ${conditions}`,
  };
}
