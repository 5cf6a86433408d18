import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { accountText } from './price-change';

/** Who sends a file or confirms its changes, and when. */
export interface Uploader {
  readonly accountId: number;
  readonly at: Date;
}

/** Begins an upload, in the transaction that writes what it adds, and answers its ID. */
export async function beginUpload(trx: Database, fileName: string, { accountId, at }: Uploader): Promise<number> {
  const { id } = await trx
    .insertInto('price_upload')
    .values({
      file_name: shownName(fileName),
      uploaded_at: at,
      account_id: accountId,
      uploaded_by: accountText('name', accountId),
      uploaded_by_email: accountText('email', accountId),
      taken_back_at: null,
      taken_back_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says what an upload did, and which records it would change besides. One that does neither is forgotten. */
export async function endUpload(
  trx: Database,
  id: number,
  { created, differing }: { readonly created: number; readonly differing: readonly number[] },
): Promise<void> {
  if (created === 0 && differing.length === 0) {
    await trx.deleteFrom('price_upload').where('id', '=', id).execute();
    return;
  }
  const pending = [...differing];
  await trx.updateTable('price_upload').set({ created, pending }).where('id', '=', id).execute();
}

/**
 * The upload that confirmed changes belong to, if any; it is locked until the end of the transaction.
 *
 * Only the pairs go over the wire. They are those of the last upload by the same account which is not taken back and
 * still waits for the confirmation of all these records. Where there is none, somebody made the pairs without a file, or
 * confirms what another person has uploaded: that counts as a change by hand.
 */
export async function uploadOfPairs(
  trx: Database,
  priceIds: readonly number[],
  { accountId }: Uploader,
): Promise<number | undefined> {
  if (priceIds.length === 0) return undefined;
  const upload = await trx
    .selectFrom('price_upload')
    .select('id')
    .where('account_id', '=', accountId)
    .where('taken_back_at', 'is', null)
    .where(sql<SqlBool>`pending @> ${sql.val([...priceIds])}::integer[]`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return upload?.id;
}

/** Notes that these records were confirmed, of which some were changed. */
export async function confirmUpload(
  trx: Database,
  id: number,
  priceIds: readonly number[],
  changed: number,
): Promise<void> {
  await sql`update price_upload set changed = changed + ${changed}::integer, pending = array(
      select unnest(pending) except select unnest(${sql.val([...priceIds])}::integer[])
    ) where id = ${id}`.execute(trx);
}

/** Longest file name that is kept, in characters. */
const MAX_NAME = 200;

/** A file's name without the folders that a sender may put before it, and without what cannot be shown or kept. */
function shownName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()].slice(0, MAX_NAME).join('');
}
