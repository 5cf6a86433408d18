import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { choiceKeys, type ProductKey, productKind } from './product-columns';
import { visibleTo } from './visibility';

/** A column with more distinct values than this offers no choice: it is found by searching. */
const MAX_CHOICES = 200;

/** Column key to the values that occur, in order; columns with no value or too many are left out. */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

/** Which products are looked at: all, or those with a price. */
export type ChoiceScope = 'product' | 'price';

/** The values that filters can choose from, among what the account may see. */
export async function filterChoices(db: Database, account: Account, scope: ChoiceScope): Promise<FilterChoices> {
  const choices = await valuesInUse(db, account, { keys: choiceKeys, scope, limit: MAX_CHOICES + 1 });
  return Object.fromEntries(
    Object.entries(choices).filter(([, values]) => values.length > 0 && values.length <= MAX_CHOICES),
  );
}

/** The first values of these columns that occur among what the account may see, in order. */
export async function valuesInUse(
  db: Database,
  account: Account,
  { keys, scope, limit }: { readonly keys: readonly ProductKey[]; readonly scope: ChoiceScope; readonly limit: number },
): Promise<FilterChoices> {
  const priced = scope === 'price' ? [sql`exists (select 1 from price where price.main_sku = product.main_sku)`] : [];
  const conditions = sql.join([sql`true`, ...priced, ...visibleTo(account)], sql` and `);
  /** The columns that stand in the product's own row. */
  const combined = keys.filter((key) => productKind(key) !== 'companies');
  // Many products share one combination of values: each column is then looked through in that short list.
  const { rows } = await sql<{ key: ProductKey; value: string }>`
    with combination as materialized (
      select distinct ${sql.join(combined.map((key) => sql`${columnValue(key)} as ${sql.ref(key)}`))}
      from product where ${conditions}
    )
    ${sql.join(
      keys.map((key) => {
        const values = productKind(key) === 'companies' ? exclusiveCompanies(conditions) : distinctValues(key);
        return firstOf(key, values, limit);
      }),
      sql` union all `,
    )}`.execute(db);
  return Object.fromEntries(
    keys.map((key) => [key, inOrder(rows.flatMap((row) => (row.key === key ? row.value : [])))]),
  );
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

function distinctValues(key: ProductKey): RawBuilder<unknown> {
  const value = productKind(key) === 'list' ? sql`unnest(${sql.ref(key)})` : sql.ref(key);
  return sql`select distinct ${value} as value from combination`;
}

function exclusiveCompanies(conditions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select distinct company.company_name as value from product
    join product_company on product_company.product_id = product.id
    join company on company.id = product_company.company_id where ${conditions}`;
}

function firstOf(key: ProductKey, values: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`(select ${sql.lit(key)} as key, value from (${values}) as found where value <> '' limit ${sql.lit(limit)})`;
}

/** Numbers by their value, texts as a person would put them. */
function inOrder(values: readonly string[]): readonly string[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return [...values].sort((a, b) => Number(a) - Number(b) || collator.compare(a, b));
}
