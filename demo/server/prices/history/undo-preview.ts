import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { priceColumnList, priceColumns } from '../../db/price-columns';
import type { PricesBeforeAndAfter, Schema } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { differences, uploadOnWire } from './price-history';

const MAX_ITEMS = 100;

type UndoRow = PricesBeforeAndAfter & { readonly price_id: number; readonly main_sku: string };

/** Two common table expressions: the records that an upload has written, before its first and after its last change. */
export const uploadedPrices = (id: number): RawBuilder<unknown> => sql`before as (
    select distinct on (price_id) price_id, ${priceColumnList('old_')} from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id
  ), after as (
    select distinct on (price_id) price_id, main_sku, ${priceColumnList('new_')} from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id desc
  )`;

/** Whether the record did not exist before the upload. */
export const wasAbsent = sql<boolean>`(${sql.join(
  priceColumns.map((column) => sql`${sql.ref(`before.old_${column}`)} is null`),
  sql` and `,
)})`;

/** Whether a record of `after`, left joined with `price`, was changed or deleted since. */
export const isChangedSince = sql<boolean>`(price.id is null
  or (${priceColumnList('price.')}) <> (${priceColumnList('after.new_')}))`;

/** Returns what undoing an upload would do. Throws HttpError 404 when there is none, 409 when it was undone already. */
export function undoPreview(db: Database, id: number) {
  // One snapshot, so that counts and records agree.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const found = trx.selectFrom('price_upload').selectAll().where('id', '=', id);
      const upload = uploadOnWire(requireUndoable(await found.executeTakeFirst()));
      return { upload, ...(await undoneItems(trx, id)), changedSince: await changedItems(trx, id) };
    });
}

/** Returns the upload. Throws HttpError 404 when there is none, 409 when it was undone already. */
export function requireUndoable<U extends { readonly file_name: string; readonly taken_back_by: string | null }>(
  upload: U | undefined,
): U {
  if (upload === undefined) throw new HttpError(404, 'There is no such upload. Load the list of uploads again.');
  const { file_name, taken_back_by } = upload;
  if (taken_back_by !== null) {
    throw new HttpError(409, `The upload of ${file_name} was taken back already, by ${taken_back_by}.`);
  }
  return upload;
}

/** The first of the records that would be deleted or restored, ordered by SKU, and their numbers. */
async function undoneItems(trx: Database, id: number) {
  type Row = UndoRow & { was_absent: boolean; deleted: number; total: number };
  const { rows } = await sql<Row>`with ${uploadedPrices(id)}
    select price.id as price_id, price.main_sku, ${wasAbsent} as was_absent,
      ${aliased('price.', 'old_')}, ${aliased('before.old_', 'new_')},
      count(*) filter (where ${wasAbsent}) over ()::int as deleted, count(*) over ()::int as total
    from before join after on after.price_id = before.price_id join price on price.id = before.price_id
    where not ${isChangedSince} order by price.main_sku limit ${MAX_ITEMS}`.execute(trx);
  const { deleted = 0, total = 0 } = rows[0] ?? {};
  const items = rows.map((row) => itemOf(row, row.was_absent));
  return { deleted, restored: total - deleted, items };
}

/** The first of the records that were changed after the upload, and are therefore not undone, with their last change; the latest first. */
export async function changedItems(trx: Database, id: number) {
  type Change = Pick<Schema['price_change'], 'changed_at' | 'changed_by' | 'changed_by_email' | 'kind'>;
  type Row = UndoRow & Change & { is_deleted: boolean; file_name: string | null; total: number };
  const { rows } = await sql<Row>`with ${uploadedPrices(id)}
    select after.price_id, coalesce(price.main_sku, after.main_sku) as main_sku, price.id is null as is_deleted,
      ${aliased('after.new_', 'old_')}, ${aliased('price.', 'new_')},
      last.changed_at, last.changed_by, last.changed_by_email, last.kind, price_upload.file_name,
      count(*) over ()::int as total
    from after left join price on price.id = after.price_id
    join lateral (select * from price_change where price_change.price_id = after.price_id order by id desc limit 1)
      as last on true
    left join price_upload on price_upload.id = last.upload_id
    where ${isChangedSince} order by last.id desc limit ${MAX_ITEMS}`.execute(trx);
  const items = rows.map((row) => ({
    ...itemOf(row, row.is_deleted),
    CHANGED_AT: row.changed_at.toISOString(),
    CHANGED_BY: { NAME: row.changed_by, EMAIL: row.changed_by_email },
    KIND: row.kind,
    FILE_NAME: row.file_name ?? '',
  }));
  return { total: rows[0]?.total ?? 0, items };
}

const itemOf = (row: UndoRow, isDeleted: boolean) => ({
  PRICE_ID: row.price_id,
  MAIN_SKU: row.main_sku,
  ACTION: isDeleted ? 'deleted' : 'changed',
  CHANGES: differences(row),
});

const aliased = (from: string, to: string) =>
  sql.join(priceColumns.map((column) => sql`${sql.ref(from + column)} as ${sql.ref(to + column)}`));
