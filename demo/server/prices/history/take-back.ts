import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { changeListCount } from '../../lists/list-count';
import { Refusal } from '../../refusal';
import { lockPrices } from '../price-writes';
import { accountText, keepChanges } from './price-change';
import type { Uploader } from './uploads';

/** SKUs that a refusal names in its message, and in `data.skus`. */
const NAMED = { inMessage: 5, inData: 100 } as const;

/** What became of an upload that was taken back. */
export interface TakenBack {
  /** Records that it had added, and which are deleted. */
  readonly deleted: number;
  /** Records that it had changed, and which are as they were before. */
  readonly restored: number;
}

/**
 * Takes an upload back as one: what it added is deleted, what it changed is set back, and the history says so.
 *
 * @throws Refusal 404 when there is no such upload; 409 when it was taken back already or has changed nothing, and, with
 * `data.skus`, when records are not as it has left them
 */
export function takeBackUpload(db: Database, id: number, by: Uploader): Promise<TakenBack> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx.selectFrom('price_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (upload === undefined) throw new Refusal(404, 'There is no such upload. Load the list of uploads again.');
    const { file_name, taken_back_by } = upload;
    if (taken_back_by !== null) {
      throw new Refusal(409, `The upload of ${file_name} was taken back already, by ${taken_back_by}.`);
    }
    // What is compared here is what is stored until the end.
    await lockPrices(trx);
    const { skus, total } = await changedSince(trx, id);
    if (total > 0) throw conflict(file_name, skus, total);
    const taken = await setBack(trx, id, by);
    if (taken.deleted + taken.restored === 0) {
      throw new Refusal(409, `There is nothing to take back: the upload of ${file_name} has changed no price.`);
    }
    await changeListCount(trx, 'price', -taken.deleted);
    await trx
      .updateTable('price_upload')
      .set({ taken_back_at: by.at, taken_back_by: accountText('name', by.accountId), pending: [] })
      .where('id', '=', id)
      .execute();
    return taken;
  });
}

/** The records that an upload has written, each as it was before the first time and after the last one. */
const written = (id: number): RawBuilder<unknown> => sql`before as (
    select distinct on (price_id) price_id, old_aud, old_usd from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id
  ), after as (
    select distinct on (price_id) price_id, main_sku, new_aud, new_usd from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id desc
  )`;

async function changedSince(trx: Database, id: number): Promise<{ readonly skus: string[]; readonly total: number }> {
  const { rows } = await sql<{ sku: string; total: number }>`with ${written(id)}
    select coalesce(price.main_sku, after.main_sku) as sku, count(*) over ()::int as total
    from after left join price on price.id = after.price_id
    where price.id is null or (price.aud, price.usd) <> (after.new_aud, after.new_usd)
    order by sku limit ${NAMED.inData}`.execute(trx);
  return { skus: rows.map(({ sku }) => sku), total: rows[0]?.total ?? 0 };
}

/** In one statement, which reads everything as it was before. */
async function setBack(trx: Database, id: number, { accountId, at }: Uploader): Promise<TakenBack> {
  const { rows } = await sql<TakenBack>`with ${written(id)}, deleted as (
      delete from price using before where price.id = before.price_id and before.old_aud is null
      returning price.id, price.main_sku
    ), restored as (
      update price set aud = before.old_aud, usd = before.old_usd, version = price.version + 1 from before
      where price.id = before.price_id and before.old_aud is not null returning price.id, price.main_sku
    ), kept as (
      ${keepChanges(
        { accountId, at, kind: 'take-back', uploadId: id },
        sql`select done.id, done.main_sku, after.new_aud, after.new_usd, before.old_aud, before.old_usd
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

function conflict(fileName: string, skus: readonly string[], total: number): Refusal {
  const more = total > NAMED.inMessage ? ` and ${(total - NAMED.inMessage).toLocaleString('en')} more` : '';
  const named = skus.slice(0, NAMED.inMessage).join(', ') + more;
  const were = total === 1 ? 'was' : 'were';
  const message = `Nothing was taken back: ${named} ${were} changed after the upload of ${fileName}. Set those prices by hand.`;
  return new Refusal(409, message, { data: { skus, total } });
}
