import { type SqlBool, sql } from 'kysely';
import { codedMessage } from '../../../../src/wire/error-texts';
import type { Database } from '../../db/database';
import { HttpError } from '../../http/http-error';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import { accountColumn } from './record-changes';

/** Who makes a change, and when. */
export interface Author {
  readonly accountId: number;
  readonly at: Date;
}

/** Records a new upload and returns its ID. Call it in the transaction that writes the new prices. */
export async function beginUpload(
  trx: Database,
  { fileName, encoding }: Pick<UploadedRows<string, unknown>, 'fileName' | 'encoding'>,
  { accountId, at }: Author,
): Promise<number> {
  const { id } = await trx
    .insertInto('price_upload')
    .values({
      file_name: displayName(fileName),
      encoding: encoding ?? null,
      uploaded_at: at,
      account_id: accountId,
      uploaded_by: accountColumn('name', accountId),
      uploaded_by_email: accountColumn('email', accountId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the result of an upload, or deletes the upload when it neither adds nor would change prices. */
export async function finishUpload(
  trx: Database,
  id: number,
  { created, differingIds }: { readonly created: number; readonly differingIds: readonly number[] },
): Promise<void> {
  if (created === 0 && differingIds.length === 0) {
    await trx.deleteFrom('price_upload').where('id', '=', id).execute();
    return;
  }
  const pending = [...differingIds];
  await trx.updateTable('price_upload').set({ created, pending }).where('id', '=', id).execute();
}

/**
 * Returns and locks the upload that all these pairs name; `undefined` when they name none, several, or that of another account.
 * Throws HttpError 409 when it was taken back.
 */
export async function lockUploadOf(
  trx: Database,
  pairs: readonly { readonly uploadId: number | undefined }[],
  { accountId }: Author,
): Promise<number | undefined> {
  const [named, ...others] = new Set(pairs.map(({ uploadId }) => uploadId));
  if (named === undefined || others.length > 0) return undefined;
  const upload = await trx
    .selectFrom('price_upload')
    .select(['id', 'file_name', 'taken_back_at'])
    .where('id', '=', named)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (upload !== undefined && upload.taken_back_at !== null) throw takenBackError(upload.file_name);
  return upload?.id;
}

const takenBackError = (fileName: string): HttpError =>
  new HttpError(409, codedMessage('upload-taken-back', { file: fileName }));

/**
 * Returns and locks the upload of confirmed changes that do not name it: the account's last one with all these records unconfirmed.
 * `undefined` means a change by hand.
 */
export async function findUploadOfPairs(
  trx: Database,
  priceIds: readonly number[],
  { accountId }: Author,
): Promise<number | undefined> {
  if (priceIds.length === 0) return undefined;
  const upload = await trx
    .selectFrom('price_upload')
    .select('id')
    .where('account_id', '=', accountId)
    .where('taken_back_at', 'is', null)
    // Not by `@>`, which compares each ID with each.
    .where(sql<SqlBool>`not exists (select unnest(${sql.val([...priceIds])}::integer[]) except select unnest(pending))`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return upload?.id;
}

export async function recordConfirmation(
  trx: Database,
  id: number,
  priceIds: readonly number[],
  changed: number,
): Promise<void> {
  await sql`update price_upload set changed = changed + ${changed}::integer, pending = array(
      select unnest(pending) except select unnest(${sql.val([...priceIds])}::integer[])
    ) where id = ${id}`.execute(trx);
}

/** Long enough for the rules of prices from costs, by which the panel names the file. */
const MAX_NAME = 1000;

/** A file's name without folders and unprintable characters. */
function displayName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()].slice(0, MAX_NAME).join('');
}
