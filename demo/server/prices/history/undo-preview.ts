import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type PriceColumn, priceColumns, priceLists } from '../../db/price-columns';
import type { PriceChangeKind } from '../../db/schema';
import type { Person } from './person';
import { differences, type PriceDifference } from './price-history';
import { undoable } from './undo-upload';
import { isChangedSince, uploadedPrices, wasAbsent } from './uploaded-prices';

const MAX_ITEMS = 100;

interface UndoItem {
  readonly PRICE_ID: number;
  readonly MAIN_SKU: string;
  readonly ACTION: 'changed' | 'deleted';
  /** From the stored prices to those before the upload. */
  readonly CHANGES: readonly PriceDifference[];
}

/** A record that was changed after the upload, and is therefore not undone. */
interface ChangedItem {
  readonly PRICE_ID: number;
  readonly MAIN_SKU: string;
  readonly ACTION: 'changed' | 'deleted';
  /** The last change; ISO 8601, UTC. */
  readonly CHANGED_AT: string;
  readonly CHANGED_BY: Person;
  readonly KIND: PriceChangeKind;
  readonly FILE_NAME: string;
  /** From the prices of the upload to the stored ones. */
  readonly CHANGES: readonly PriceDifference[];
}

export interface UndoPreview {
  readonly upload: {
    readonly ID: number;
    readonly FILE_NAME: string;
    readonly UPLOADED_AT: string;
    readonly UPLOADED_BY: Person;
  };
  readonly deleted: number;
  readonly restored: number;
  /** The first 100 of the records that would be deleted or restored, ordered by SKU. */
  readonly items: readonly UndoItem[];
  readonly changedSince: { readonly total: number; readonly items: readonly ChangedItem[] };
}

type Sides = { readonly [K in `${'old' | 'new'}_${PriceColumn}`]: readonly string[] | null };

/**
 * Returns what undoing an upload would do, without doing it.
 *
 * @throws HttpError 404 when there is no such upload, 409 when it was undone already
 */
export function undoPreview(db: Database, id: number): Promise<UndoPreview> {
  // One snapshot, so that counts and records agree.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const found = trx.selectFrom('price_upload').selectAll().where('id', '=', id);
      const { file_name, uploaded_at, uploaded_by, uploaded_by_email } = undoable(await found.executeTakeFirst());
      const upload = {
        ID: id,
        FILE_NAME: file_name,
        UPLOADED_AT: uploaded_at.toISOString(),
        UPLOADED_BY: { NAME: uploaded_by, EMAIL: uploaded_by_email },
      };
      return { upload, ...(await undoneItems(trx, id)), changedSince: await changedItems(trx, id) };
    });
}

async function undoneItems(trx: Database, id: number) {
  interface Row extends Sides {
    readonly price_id: number;
    readonly main_sku: string;
    readonly was_absent: boolean;
    readonly deleted: number;
    readonly total: number;
  }
  const { rows } = await sql<Row>`with ${uploadedPrices(id)}
    select price.id as price_id, price.main_sku, ${wasAbsent} as was_absent,
      ${aliased('price.', 'old_')}, ${aliased('before.old_', 'new_')},
      count(*) filter (where ${wasAbsent}) over ()::int as deleted, count(*) over ()::int as total
    from before join after on after.price_id = before.price_id join price on price.id = before.price_id
    where not ${isChangedSince} order by price.main_sku limit ${MAX_ITEMS}`.execute(trx);
  const { deleted = 0, total = 0 } = rows[0] ?? {};
  const items = rows.map(
    (row): UndoItem => ({
      PRICE_ID: row.price_id,
      MAIN_SKU: row.main_sku,
      ACTION: row.was_absent ? 'deleted' : 'changed',
      CHANGES: changesOf(row),
    }),
  );
  return { deleted, restored: total - deleted, items };
}

async function changedItems(trx: Database, id: number): Promise<UndoPreview['changedSince']> {
  interface Row extends Sides {
    readonly price_id: number;
    readonly main_sku: string;
    readonly is_deleted: boolean;
    readonly changed_at: Date;
    readonly changed_by: string;
    readonly changed_by_email: string;
    readonly kind: PriceChangeKind;
    readonly file_name: string | null;
    readonly total: number;
  }
  const { rows } = await sql<Row>`with ${uploadedPrices(id)}
    select after.price_id, coalesce(price.main_sku, after.main_sku) as main_sku, price.id is null as is_deleted,
      ${aliased('after.new_', 'old_')}, ${aliased('price.', 'new_')},
      last.changed_at, last.changed_by, last.changed_by_email, last.kind, price_upload.file_name,
      count(*) over ()::int as total
    from after left join price on price.id = after.price_id
    join lateral (select * from price_change where price_change.price_id = after.price_id order by id desc limit 1)
      as last on true
    left join price_upload on price_upload.id = last.upload_id
    where ${isChangedSince} order by main_sku limit ${MAX_ITEMS}`.execute(trx);
  const items = rows.map(
    (row): ChangedItem => ({
      PRICE_ID: row.price_id,
      MAIN_SKU: row.main_sku,
      ACTION: row.is_deleted ? 'deleted' : 'changed',
      CHANGED_AT: row.changed_at.toISOString(),
      CHANGED_BY: { NAME: row.changed_by, EMAIL: row.changed_by_email },
      KIND: row.kind,
      FILE_NAME: row.file_name ?? '',
      CHANGES: changesOf(row),
    }),
  );
  return { total: rows[0]?.total ?? 0, items };
}

const aliased = (from: string, to: string) =>
  sql.join(priceColumns.map((column) => sql`${sql.ref(from + column)} as ${sql.ref(to + column)}`));

const changesOf = (row: Sides): PriceDifference[] =>
  differences(
    priceLists((column) => row[`old_${column}`] ?? []),
    priceLists((column) => row[`new_${column}`] ?? []),
  );
