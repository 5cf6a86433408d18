import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { priceColumnList, priceColumns } from '../../db/price-columns';
import { lockPrices } from '../../db/price-locks';
import { HttpError } from '../../http/http-error';
import { changeListCount } from '../../lists/counts';
import { accountColumn, recordChanges } from './price-change';
import { changedItems, isChangedSince, requireUndoable, uploadedPrices, wasAbsent } from './undo-preview';
import type { Uploader } from './uploads';

const MAX_LISTED = 5;

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
    const { file_name } = requireUndoable(upload);
    // Stored prices must not change between the comparison and the commit.
    await lockPrices(trx);
    const changed = await changedItems(trx, id);
    if (changed.total !== changedSince) throw conflict(file_name, changed);
    const undone = await restorePrices(trx, id, by);
    if (undone.deleted + undone.restored === 0) {
      const reason =
        changed.total === 0
          ? `the upload of ${file_name} has changed no price`
          : `each price that the upload of ${file_name} has changed was changed again afterwards`;
      throw new HttpError(409, `There is nothing to take back: ${reason}.`);
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

const assignments = sql.join(
  priceColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`before.old_${column}`)}`),
);

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

function conflict(fileName: string, { total, items }: Awaited<ReturnType<typeof changedItems>>): HttpError {
  if (total === 0) {
    const nothing = `no price was changed after the upload of ${fileName}. Open its preview again.`;
    return new HttpError(409, `Nothing was taken back: ${nothing}`);
  }
  const skus = items.map(({ MAIN_SKU }) => MAIN_SKU);
  const more = total > MAX_LISTED ? ` and ${(total - MAX_LISTED).toLocaleString('en')} more` : '';
  const named = skus.slice(0, MAX_LISTED).join(', ') + more;
  const were = total === 1 ? 'was' : 'were';
  const message = `Nothing was taken back: ${named} ${were} changed after the upload of ${fileName}. Look at those prices first.`;
  return new HttpError(409, message, { data: { skus, total } });
}
