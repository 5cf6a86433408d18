import { type Expression, type SqlBool, sql } from 'kysely';
import type { Page } from '../../../../src/wire/lists';
import type { PriceKey } from '../../../../src/wire/price-levels';
import type { Database } from '../../db/database';
import { type PriceColumn, type PriceLists, priceColumns, priceFields, priceLists } from '../../db/price-columns';
import type { PriceChangeKind, Schema } from '../../db/schema';
import { pageMeta, rowsBefore } from '../../lists/page';
import type { Person } from './person';

export interface PriceDifference {
  readonly KEY: PriceKey;
  readonly OLD: string;
  readonly NEW: string;
}

/** A change of a price record, as it is on the wire. */
export interface PriceHistoryItem {
  readonly ID: number;
  /** ID of the price record, also after it was deleted. */
  readonly PRICE_ID: number;
  readonly MAIN_SKU: string;
  readonly CHANGED_AT: string;
  readonly CHANGED_BY: Person;
  readonly KIND: PriceChangeKind;
  /** The upload that made the change, or that was undone. */
  readonly UPLOAD: { readonly ID: number; readonly FILE_NAME: string } | null;
  readonly ACTION: 'created' | 'changed' | 'deleted';
  readonly CHANGES: readonly PriceDifference[];
}

/** The requested page of the history: of one SKU or of all, of one price level or of all. */
export interface HistoryQuery {
  readonly MAIN_SKU?: string | undefined;
  readonly KEY?: PriceKey | undefined;
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** One page of the history, the newest change first. */
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
    ACTION: actionOf(row),
    CHANGES: differences(
      priceLists((column) => row[`old_${column}`] ?? []),
      priceLists((column) => row[`new_${column}`] ?? []),
    ),
  }));
  return { items, meta };
}

function actionOf(row: Pick<Schema['price_change'], `${'old' | 'new'}_${PriceColumn}`>): PriceHistoryItem['ACTION'] {
  if (priceColumns.every((column) => row[`old_${column}`] === null)) return 'created';
  return priceColumns.every((column) => row[`new_${column}`] === null) ? 'deleted' : 'changed';
}

async function conditionsOf(db: Database, { MAIN_SKU, KEY }: HistoryQuery): Promise<Expression<SqlBool>[]> {
  const ofLevel = priceFields.filter(({ key }) => key === KEY).map(changesLevel);
  return MAIN_SKU === undefined ? ofLevel : [await ofSku(db, MAIN_SKU), ...ofLevel];
}

/** A SKU's history includes the changes of its price under earlier SKUs. */
async function ofSku(db: Database, sku: string): Promise<Expression<SqlBool>> {
  const price = await db.selectFrom('price').select('id').where('main_sku', '=', sku).executeTakeFirst();
  return sql<SqlBool>`(price_change.main_sku = ${sku} or price_change.price_id = ${price?.id ?? null}::integer)`;
}

function changesLevel({ column, index }: (typeof priceFields)[number]): Expression<SqlBool> {
  const price = (side: 'old' | 'new') => sql`coalesce(${sql.ref(`price_change.${side}_${column}`)}[${index + 1}], '')`;
  return sql<SqlBool>`${price('old')} <> ${price('new')}`;
}

export function differences(before: PriceLists, after: PriceLists): PriceDifference[] {
  return priceFields.flatMap(({ key, column, index }) => {
    const [old = '', now = ''] = [before[column][index], after[column][index]];
    return old === now ? [] : { KEY: key, OLD: old, NEW: now };
  });
}
