import { sql } from 'kysely';
import { codedMessage } from '../../../../src/wire/error-texts';
import type { Database } from '../../db/database';
import { priceColumnsAs } from '../../db/price-columns';
import type { PricesBeforeAndAfter, Schema } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { changedPricesOf, uploadOnWire } from './price-history';
import {
  amongIds,
  compareUploaded,
  currentPrice,
  readUploadedRanges,
  type UploadedRecord,
  uploadedPrices,
} from './uploaded-prices';

const MAX_ITEMS = 100;

type TakeBackRow = PricesBeforeAndAfter & { readonly price_id: number; readonly main_sku: string };

/** Returns what taking an upload back would do. Throws HttpError 404 when there is none, 409 when it was taken back already. */
export function previewTakeBack(db: Database, id: number) {
  // One snapshot, so that counts and records agree.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const uploads = trx.selectFrom('price_upload').selectAll().where('id', '=', id);
      const upload = uploadOnWire(requireNotTakenBack(await uploads.executeTakeFirst()));
      const records = await compareUploaded(trx, id, await readUploadedRanges(trx, id));
      return {
        upload,
        ...(await readTakenBackItems(trx, id, records)),
        changedSince: await readChangedItems(trx, id, records),
      };
    });
}

/** Returns the upload. Throws HttpError 404 when there is none, 409 when it was taken back already. */
export function requireNotTakenBack<U extends { readonly file_name: string; readonly taken_back_by: string | null }>(
  upload: U | undefined,
): U {
  if (upload === undefined) throw new HttpError(404, codedMessage('upload-gone'));
  const { file_name, taken_back_by } = upload;
  if (taken_back_by !== null) {
    throw new HttpError(409, codedMessage('taken-back-already', { file: file_name, name: taken_back_by }));
  }
  return upload;
}

/** The first of the records that would be deleted or restored, ordered by SKU, and the counts of all. */
async function readTakenBackItems(trx: Database, id: number, records: readonly UploadedRecord[]) {
  const takenBack = records.filter(({ outcome }) => outcome !== 'keep');
  const deletedIds = new Set(takenBack.flatMap((record) => (record.outcome === 'delete' ? record.id : [])));
  const first = takenBack.sort((a, b) => (a.sku < b.sku ? -1 : 1)).slice(0, MAX_ITEMS);
  const which = amongIds(first.map((record) => record.id));
  // Seen from the upload back: the current price is the old one, and that before the upload the new one.
  const { rows } = await sql<TakeBackRow>`select price.id as price_id, price.main_sku,
      ${priceColumnsAs('price.', 'old_')}, ${priceColumnsAs('uploaded.old_', 'new_')}
    from (${uploadedPrices(id, which)}) as uploaded cross join lateral ${currentPrice}
    order by price.main_sku`.execute(trx);
  return {
    deleted: deletedIds.size,
    restored: takenBack.length - deletedIds.size,
    items: rows.map((row) => itemOf(row, deletedIds.has(row.price_id))),
  };
}

/** The first of the records that were changed after the upload, and therefore stay, with their last change; the latest first. */
export async function readChangedItems(trx: Database, id: number, records: readonly UploadedRecord[]) {
  type Change = Pick<Schema['price_change'], 'changed_at' | 'changed_by' | 'changed_by_email' | 'kind'>;
  type Row = TakeBackRow & Change & { is_deleted: boolean; file_name: string | null };
  const kept = records.flatMap((record) => (record.outcome === 'keep' ? record : []));
  const latest = kept.sort((a, b) => (b.lastChange ?? 0) - (a.lastChange ?? 0)).slice(0, MAX_ITEMS);
  const which = amongIds(latest.map((record) => record.id));
  const lastChanges = latest.flatMap(({ lastChange }) => lastChange ?? []);
  const { rows } = await sql<Row>`select uploaded.price_id, coalesce(price.main_sku, uploaded.main_sku) as main_sku,
      price.id is null as is_deleted, ${priceColumnsAs('uploaded.new_', 'old_')}, ${priceColumnsAs('price.', 'new_')},
      last.changed_at, last.changed_by, last.changed_by_email, last.kind, price_upload.file_name
    from (${uploadedPrices(id, which)}) as uploaded left join lateral ${currentPrice} on true
    join price_change as last on last.price_id = uploaded.price_id
      and last.id = any(${sql.val(lastChanges)}::integer[])
    left join price_upload on price_upload.id = last.upload_id
    order by last.id desc`.execute(trx);
  const items = rows.map((row) => ({
    ...itemOf(row, row.is_deleted),
    CHANGED_AT: row.changed_at.toISOString(),
    CHANGED_BY: { NAME: row.changed_by, EMAIL: row.changed_by_email },
    KIND: row.kind,
    FILE_NAME: row.file_name ?? '',
  }));
  return { total: kept.length, items };
}

const itemOf = (row: TakeBackRow, isDeleted: boolean) => ({
  PRICE_ID: row.price_id,
  MAIN_SKU: row.main_sku,
  ACTION: isDeleted ? 'deleted' : 'changed',
  CHANGES: changedPricesOf(row),
});
