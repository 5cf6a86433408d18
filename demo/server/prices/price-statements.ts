import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import {
  nullPriceColumns,
  type PricesByCurrency,
  priceColumnList,
  priceColumns,
  priceColumnsAs,
  typedPriceColumns,
} from '../db/price-columns';
import { markListChange } from '../lists/segments';
import { type ChangeOrigin, sqlToRecordChanges } from './history/record-changes';

/* All statements that write prices, but for those that restore the ones before an upload. Each also records its changes in the history; call them in a transaction. */

const columns = priceColumnList();
const assignments = sql.join(priceColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`row.${column}`)}`));

/** Adds records, in one statement. */
export async function addPrices(
  trx: Database,
  rows: readonly (PricesByCurrency & { readonly main_sku: string })[],
  change: ChangeOrigin,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`with added as (
      insert into price (main_sku, ${columns}) select main_sku, ${columns}
      from ${sqlRecordset(rows, sql`main_sku text`)} returning id, main_sku, ${columns}
    )
    ${sqlToRecordChanges(change, sql`select id, main_sku, ${nullPriceColumns}, ${columns} from added`)}`.execute(trx);
  await markListChange(
    trx,
    rows.map(({ main_sku }) => main_sku),
  );
}

/** Replaces the prices of records and increments their versions, in one statement. */
export async function replacePrices(
  trx: Database,
  rows: readonly (PricesByCurrency & { readonly id: number })[],
  change: ChangeOrigin,
): Promise<void> {
  if (rows.length === 0) return;
  // The second `price` has the rows as they were before the statement. Joining results of other parts could compare each with each.
  await sql`with changed as (
      update price set ${assignments}, version = price.version + 1
      from ${sqlRecordset(rows, sql`id integer`)} join price as before on before.id = row.id
      where price.id = row.id returning price.id, price.main_sku,
        ${priceColumnsAs('before.', 'old_')}, ${priceColumnsAs('price.', 'new_')}
    )
    ${sqlToRecordChanges(
      change,
      sql`select * from changed where (${priceColumnList('old_')}) <> (${priceColumnList('new_')})`,
    )}`.execute(trx);
}

/** Deletes records, in one statement. */
export async function removePrices(trx: Database, ids: readonly number[], change: ChangeOrigin): Promise<void> {
  await sql`with deleted as (
      delete from price where id = any(${sql.val([...ids])}::integer[]) returning id, main_sku, ${columns}
    ),
    marked as (insert into list_change (main_sku) select main_sku from deleted)
    ${sqlToRecordChanges(change, sql`select id, main_sku, ${columns}, ${nullPriceColumns} from deleted order by main_sku`)}`.execute(
    trx,
  );
}

/** JSON objects as SQL rows with this column and the columns of prices. */
function sqlRecordset(rows: readonly object[], column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (${column}, ${typedPriceColumns})`;
}
