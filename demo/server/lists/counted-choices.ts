import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';
import { type CountedColumn, type CountState, hasUncounted, readCounted } from './counted-values';
import { type FilterChoices, limitedChoices, MAX_CHOICES } from './filter-choices';
import { hasListChanges } from './segments';

interface ChoicesRow extends CountState {
  readonly choices: FilterChoices;
}

/** The choices of columns by the counts of their values; undefined if others change products all the time. */
export async function readCountedChoices(
  db: Database,
  account: Account,
  list: CountedList,
  columns: readonly CountedColumn[],
): Promise<FilterChoices | undefined> {
  const parts = columns.map(({ key }) => sql`${key}::text, array(${textsOf(account, list, key)})`);
  const read = async () => {
    const { rows } = await sql<ChoicesRow>`select "hasChanges", "isUncounted",
      case when not "isUncounted" then json_build_object(${sql.join(parts)}) end as choices
      from (select ${hasListChanges} as "hasChanges", ${hasUncounted(columns)} as "isUncounted") as state`.execute(db);
    return rows[0] ?? { choices: {}, hasChanges: false, isUncounted: true };
  };
  const found = await readCounted(db, columns, read);
  return found && limitedChoices(found.choices);
}

/** The texts of a column's values that the account may see. */
function textsOf({ role, companyId }: Account, list: CountedList, key: string): RawBuilder<unknown> {
  const texts = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    distinctTexts(table, sql`key = ${key} and ${condition}`);
  const value = sql`list_segment_value`;
  if (seesAllProducts(role)) return texts(value, list === 'price' ? sql`prices > 0` : sql`products > 0`);
  const open = texts(value, list === 'price' ? sql`open_prices > 0` : sql`open_products > 0`);
  if (companyId === null) return open;
  const shared = list === 'price' ? sql`prices > 0` : sql`products > 0`;
  return sql`(${open}) union (${texts(sql`list_segment_company_value`, sql`company_id = ${companyId} and ${shared}`)})`;
}

/** The texts in order of their hashes, one more than may be choices: each is found by an index, whatever number of segments has it. */
function distinctTexts(table: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const next = (further: RawBuilder<unknown>) =>
    sql`(select value, text from ${table} where ${condition} ${further} order by value limit 1)`;
  return sql`with recursive found as (
      ${next(sql``)} union all
      select next.* from found cross join lateral ${next(sql`and value > found.value`)} as next
    )
    select text from found where text <> '' limit ${sql.lit(MAX_CHOICES + 1)}`;
}
