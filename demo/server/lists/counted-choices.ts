import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';
import {
  type CountedColumn,
  type CountState,
  countColumnsOf,
  hasUncounted,
  keysOf,
  readCounted,
} from './counted-values';
import { type FilterChoices, limitedChoices, MAX_CHOICES } from './filter-choices';
import { hasListChanges } from './segments';

interface ChoicesRow extends CountState {
  /** None if all columns have too many values. */
  readonly choices: FilterChoices | null;
}

/** The choices of columns by the counts of their values; undefined if others change products all the time. */
export async function readCountedChoices(
  db: Database,
  account: Account,
  list: CountedList,
  columns: readonly CountedColumn[],
): Promise<FilterChoices | undefined> {
  const { tooMany } = countColumnsOf(account, list);
  const choices = sql`select json_object_agg(key, array(${textsFor(account, list)})) from (
    select unnest(${keysOf(columns)}) as key except select unnest(${tooMany}) from list_segment) as counted`;
  const read = async (): Promise<ChoicesRow> => {
    const { rows } = await sql<ChoicesRow>`select "hasChanges", "isUncounted",
      case when not "isUncounted" then (${choices}) end as choices
      from (select ${hasListChanges} as "hasChanges", ${hasUncounted(columns)} as "isUncounted") as state`.execute(db);
    return rows[0] ?? { choices: null, hasChanges: false, isUncounted: true };
  };
  const found = await readCounted(db, columns, read);
  return found && limitedChoices(found.choices ?? {});
}

/** The texts that the account may see of the column `counted.key`. */
function textsFor(account: Account, list: CountedList): RawBuilder<unknown> {
  const { counts, shared } = countColumnsOf(account, list);
  const texts = distinctTexts(sql`list_segment_value`, sql`${counts} > 0`);
  if (seesAllProducts(account.role)) return texts;
  const ofCompany = sql`company_id = ${account.companyId} and ${shared} > 0`;
  return sql`(${texts}) union (${distinctTexts(sql`list_segment_company_value`, ofCompany)})`;
}

/** The texts in order of their hashes, one more than may be choices: each is found by an index, whatever number of segments has it. */
function distinctTexts(table: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const next = (further: RawBuilder<unknown>) => sql`(
    select value, text from ${table} where key = counted.key and ${condition} ${further} order by value limit 1)`;
  return sql`with recursive found as (
      ${next(sql``)} union all
      select next.* from found cross join lateral ${next(sql`and value > found.value`)} as next
    )
    select text from found where text <> '' limit ${sql.lit(MAX_CHOICES + 1)}`;
}
