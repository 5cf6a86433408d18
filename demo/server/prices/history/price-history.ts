import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { PriceChangeKind } from '../../db/schema';
import { type Page, pageMeta, rowsBefore } from '../../lists/page';
import { type PriceKey, type PriceLists, priceFields } from '../price-record';
import type { Person } from './person';

/** What a change made of one price of a record; `''` is unset. */
interface PriceDifference {
  readonly KEY: PriceKey;
  readonly OLD: string;
  readonly NEW: string;
}

/** A change of a price record, as the wire has it. */
export interface PriceHistoryItem {
  readonly ID: number;
  /** ID of the price record; a deleted one's is not used again. */
  readonly PRICE_ID: number;
  /** As it was at the time. */
  readonly MAIN_SKU: string;
  /** ISO 8601, UTC. */
  readonly CHANGED_AT: string;
  readonly CHANGED_BY: Person;
  readonly KIND: PriceChangeKind;
  /** The upload that changed it, or that was taken back. */
  readonly UPLOAD: { readonly ID: number; readonly FILE_NAME: string } | null;
  readonly ACTION: 'created' | 'changed' | 'deleted';
  /** The prices that differ, in the order of the columns. */
  readonly CHANGES: readonly PriceDifference[];
}

/** Which page of the history is asked for, and of which SKU; without one it is that of all. */
export interface HistoryQuery {
  readonly MAIN_SKU?: string | undefined;
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** One page of the history, the last change first. */
export async function priceHistory(db: Database, query: HistoryQuery): Promise<Page<PriceHistoryItem>> {
  const conditions = await conditionsOf(db, query);
  const changes = db.selectFrom('price_change').where((where) => where.and(conditions));
  const { total } = await changes.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const meta = pageMeta(total, query.currentPage, query.itemsPerPage);
  const rows = await changes
    .leftJoin('price_upload', 'price_upload.id', 'price_change.upload_id')
    .selectAll('price_change')
    .select('price_upload.file_name')
    .orderBy('price_change.id', 'desc')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta))
    .execute();
  const items = rows.map((row) => ({
    ID: row.id,
    PRICE_ID: row.price_id,
    MAIN_SKU: row.main_sku,
    CHANGED_AT: row.changed_at.toISOString(),
    CHANGED_BY: { NAME: row.changed_by, EMAIL: row.changed_by_email },
    KIND: row.kind,
    UPLOAD: row.upload_id === null ? null : { ID: row.upload_id, FILE_NAME: row.file_name ?? '' },
    ACTION:
      row.old_aud === null ? ('created' as const) : row.new_aud === null ? ('deleted' as const) : ('changed' as const),
    CHANGES: differences(
      { aud: row.old_aud ?? [], usd: row.old_usd ?? [] },
      { aud: row.new_aud ?? [], usd: row.new_usd ?? [] },
    ),
  }));
  return { items, meta };
}

/** A SKU's history is what was done under that name, and also what was done to its price before it was renamed. */
async function conditionsOf(db: Database, { MAIN_SKU }: HistoryQuery): Promise<Expression<SqlBool>[]> {
  if (MAIN_SKU === undefined) return [];
  const price = await db.selectFrom('price').select('id').where('main_sku', '=', MAIN_SKU).executeTakeFirst();
  return [sql<SqlBool>`(price_change.main_sku = ${MAIN_SKU} or price_change.price_id = ${price?.id ?? null}::integer)`];
}

function differences(before: PriceLists, after: PriceLists): PriceDifference[] {
  return priceFields.flatMap(({ key, column, index }) => {
    const [old = '', now = ''] = [before[column][index], after[column][index]];
    return old === now ? [] : { KEY: key, OLD: old, NEW: now };
  });
}
