import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { priceColumnList, priceColumns } from '../../db/price-columns';
import { lockPrices } from '../../db/price-locks';
import { HttpError } from '../../http/http-error';
import { changeListCount } from '../../lists/counts';
import { accountColumn, recordChanges } from './price-change';
import type { Uploader } from './uploads';

const MAX_LISTED = { inMessage: 5, inData: 100 } as const;

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

/**
 * Deletes what an upload added and restores what it changed, but for the `changedSince` records that were changed afterwards.
 * Throws HttpError 404 when there is no such upload; 409 when nothing can be undone, or another number was changed since.
 */
export function undoUpload(
  db: Database,
  { id, changedSince }: { readonly id: number; readonly changedSince: number },
  by: Uploader,
) {
  return db.transaction().execute(async (trx) => {
    const upload = await trx.selectFrom('price_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    const { file_name } = undoable(upload);
    // Stored prices must not change between the comparison and the commit.
    await lockPrices(trx);
    const { skus, total } = await changedSkus(trx, id);
    if (total !== changedSince) throw conflict(file_name, skus, total);
    const undone = await restorePrices(trx, id, by);
    if (undone.deleted + undone.restored === 0) {
      throw new HttpError(409, `There is nothing to take back: the upload of ${file_name} has changed no price.`);
    }
    await changeListCount(trx, 'price', -undone.deleted);
    await trx
      .updateTable('price_upload')
      .set({ taken_back_at: by.at, taken_back_by: accountColumn('name', by.accountId), pending: [] })
      .where('id', '=', id)
      .execute();
    return undone;
  });
}

/** Returns the upload. Throws HttpError 404 when there is none, 409 when it was undone already. */
export function undoable<U extends { readonly file_name: string; readonly taken_back_by: string | null }>(
  upload: U | undefined,
): U {
  if (upload === undefined) throw new HttpError(404, 'There is no such upload. Load the list of uploads again.');
  const { file_name, taken_back_by } = upload;
  if (taken_back_by !== null) {
    throw new HttpError(409, `The upload of ${file_name} was taken back already, by ${taken_back_by}.`);
  }
  return upload;
}

const assignments = sql.join(
  priceColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`before.old_${column}`)}`),
);

async function changedSkus(trx: Database, id: number) {
  const { rows } = await sql<{ sku: string; total: number }>`with ${uploadedPrices(id)}
    select coalesce(price.main_sku, after.main_sku) as sku, count(*) over ()::int as total
    from after left join price on price.id = after.price_id where ${isChangedSince}
    order by sku limit ${MAX_LISTED.inData}`.execute(trx);
  return { skus: rows.map(({ sku }) => sku), total: rows[0]?.total ?? 0 };
}

/** One statement, so that all its parts see the same prices. */
async function restorePrices(trx: Database, id: number, { accountId, at }: Uploader) {
  const { rows } = await sql<{ deleted: number; restored: number }>`with ${uploadedPrices(id)}, undone as (
      select before.* from before join after on after.price_id = before.price_id
      join price on price.id = before.price_id where not ${isChangedSince}
    ), deleted as (
      delete from price using undone as before where price.id = before.price_id and ${wasAbsent}
      returning price.id, price.main_sku
    ), restored as (
      update price set ${assignments}, version = price.version + 1 from undone as before
      where price.id = before.price_id and not ${wasAbsent} returning price.id, price.main_sku
    ), recorded as (
      ${recordChanges(
        { accountId, at, kind: 'take-back', uploadId: id },
        sql`select done.id, done.main_sku, ${priceColumnList('after.new_')},
            ${priceColumnList('before.old_')}
          from (select * from deleted union all select * from restored) as done
          join before on before.price_id = done.id join after on after.price_id = done.id
          order by done.main_sku`,
      )}
    )
    select (select count(*) from deleted)::int as deleted, (select count(*) from restored)::int as restored`.execute(
    trx,
  );
  return rows[0] ?? { deleted: 0, restored: 0 };
}

function conflict(fileName: string, skus: readonly string[], total: number): HttpError {
  if (total === 0) {
    const nothing = `no price was changed after the upload of ${fileName}. Open its preview again.`;
    return new HttpError(409, `Nothing was taken back: ${nothing}`);
  }
  const more = total > MAX_LISTED.inMessage ? ` and ${(total - MAX_LISTED.inMessage).toLocaleString('en')} more` : '';
  const named = skus.slice(0, MAX_LISTED.inMessage).join(', ') + more;
  const were = total === 1 ? 'was' : 'were';
  const message = `Nothing was taken back: ${named} ${were} changed after the upload of ${fileName}. Look at those prices first.`;
  return new HttpError(409, message, { data: { skus, total } });
}
