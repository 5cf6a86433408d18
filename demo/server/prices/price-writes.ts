import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { keepChanges, type PriceChange } from './history/price-change';
import type { PriceLists } from './price-record';

/*
 * The only statements that write prices: each keeps in the history what it changes. They are called in a transaction.
 *
 * Who locks records before changing them first says so of the table, so that nobody who then wants the table for
 * himself waits for those records while they wait for the table.
 */

/** To be called before a record is locked to be changed. */
export async function beginPriceChange(trx: Database): Promise<void> {
  await sql`lock table price in row exclusive mode`.execute(trx);
}

/** Nobody else writes prices until the end of the transaction. */
export async function lockPrices(trx: Database): Promise<void> {
  await sql`lock table price in share row exclusive mode`.execute(trx);
}

/** Adds records, in one statement. */
export async function addPrices(
  trx: Database,
  rows: readonly (PriceLists & { readonly main_sku: string })[],
  change: PriceChange,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`with added as (
      insert into price (main_sku, aud, usd) select main_sku, aud, usd
      from ${recordset(rows, sql`main_sku text, aud text[], usd text[]`)} returning id, main_sku, aud, usd
    )
    ${keepChanges(change, sql`select id, main_sku, null::text[], null::text[], aud, usd from added`)}`.execute(trx);
}

/** Replaces the prices of records and raises their versions, in one statement. */
export async function replacePrices(
  trx: Database,
  rows: readonly (PriceLists & { readonly id: number })[],
  change: PriceChange,
): Promise<void> {
  if (rows.length === 0) return;
  // What a statement reads is as it was before the statement.
  await sql`with row as materialized (
      select * from ${recordset(rows, sql`id integer, aud text[], usd text[]`)}
    ), before as materialized (
      select price.id, price.aud, price.usd from price join row on row.id = price.id
    ), changed as (
      update price set aud = row.aud, usd = row.usd, version = price.version + 1 from row
      where price.id = row.id returning price.id, price.main_sku, price.aud, price.usd
    )
    ${keepChanges(
      change,
      sql`select changed.id, changed.main_sku, before.aud, before.usd, changed.aud, changed.usd
        from changed join before on before.id = changed.id where (before.aud, before.usd) <> (changed.aud, changed.usd)`,
    )}`.execute(trx);
}

/** Deletes a record. */
export async function removePrice(trx: Database, id: number, change: PriceChange): Promise<void> {
  await sql`with gone as (delete from price where id = ${id} returning id, main_sku, aud, usd)
    ${keepChanges(change, sql`select id, main_sku, aud, usd, null::text[], null::text[] from gone`)}`.execute(trx);
}

/** Objects as rows of these columns. */
function recordset(rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (${columns})`;
}
