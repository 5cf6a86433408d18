import { sql } from 'kysely';
import { codedMessage } from '../../../../src/wire/error-texts';
import { chunksOf } from '../../db/chunks';
import type { Database } from '../../db/database';
import { priceColumnList, priceColumns } from '../../db/price-columns';
import { blockOtherWriters } from '../../db/table-locks';
import { HttpError } from '../../http/http-error';
import { changeListCount } from '../../lists/counts';
import { removePrices } from '../price-statements';
import { accountColumn, type ChangeOrigin, sqlToRecordChanges } from './record-changes';
import { readChangedItems, requireNotTakenBack } from './take-back-preview';
import { amongIds, compareUploaded, readUploadedRanges, type UploadedRecord, uploadedPrices } from './uploaded-prices';
import type { Author } from './uploads';

const MAX_LISTED = 5;

/** The comparison, which comes first, takes at least this part of the whole time. */
const COMPARISON_PART = 0.4;

interface TakeBackRequest {
  readonly id: number;
  /** The number of records that were changed after the upload and stay, as the preview showed it. */
  readonly expectedChanged: number;
  /** The time that it may take. */
  readonly limitMs: number;
}

/**
 * Deletes what an upload added and restores what it changed, except for records that were changed afterwards. Throws HttpError 404
 * when there is no such upload; 409 when nothing can be taken back, or when more or fewer records than `expectedChanged` were
 * changed afterwards; 413 when it would take longer than the limit.
 */
export function takeBackUpload(db: Database, { id, expectedChanged, limitMs }: TakeBackRequest, author: Author) {
  return db.transaction().execute(async (trx) => {
    const upload = await trx.selectFrom('price_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    const { file_name } = requireNotTakenBack(upload);
    // Stored prices must not change between the comparison and the commit.
    await blockOtherWriters(trx, 'price');
    const ranges = await readUploadedRanges(trx, id);
    const requireTime = createTimeCheck(file_name, limitMs);
    const records = await compareUploaded(trx, id, ranges, requireTime);
    const changed = await readChangedItems(trx, id, records);
    if (changed.total !== expectedChanged) throw conflictError(file_name, changed);
    if (changed.total === records.length) {
      const code = changed.total === 0 ? 'upload-without-changes' : 'all-changed-afterwards';
      throw new HttpError(409, codedMessage(code, { file: file_name }));
    }
    const counts = await takeBackRecords(trx, id, records, author);
    await changeListCount(trx, 'price', -counts.deleted);
    await trx
      .updateTable('price_upload')
      .set({ taken_back_at: author.at, taken_back_by: accountColumn('name', author.accountId), pending: [] })
      .where('id', '=', id)
      .execute();
    return counts;
  });
}

async function takeBackRecords(trx: Database, id: number, records: readonly UploadedRecord[], author: Author) {
  const change = { ...author, kind: 'take-back', uploadId: id } as const;
  const idsOf = (wanted: UploadedRecord['outcome']) =>
    records.flatMap((record) => (record.outcome === wanted ? record.id : []));
  const [deleted, restored] = [idsOf('delete'), idsOf('restore')];
  for (const ids of chunksOf(deleted)) await removePrices(trx, ids, change);
  for (const ids of chunksOf(restored)) await restorePrices(trx, ids, change);
  return { deleted: deleted.length, restored: restored.length };
}

const assignments = sql.join(
  priceColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`uploaded.old_${column}`)}`),
);

async function restorePrices(
  trx: Database,
  ids: readonly number[],
  change: ChangeOrigin & { readonly uploadId: number },
) {
  await sql`with restored as (
      update price set ${assignments}, version = price.version + 1
      from (${uploadedPrices(change.uploadId, amongIds(ids))}) as uploaded where price.id = uploaded.price_id
      returning price.id, price.main_sku, ${priceColumnList('uploaded.new_')}, ${priceColumnList('uploaded.old_')}
    )
    ${sqlToRecordChanges(change, sql`select * from restored order by main_sku`)}`.execute(trx);
}

/** Returns a function for the comparison, which throws HttpError 413 once the whole is expected to take longer than the limit. */
function createTimeCheck(fileName: string, limitMs: number): () => void {
  const started = performance.now();
  return () => {
    if (performance.now() - started <= limitMs * COMPARISON_PART) return;
    throw new HttpError(413, codedMessage('too-large-to-take-back', { file: fileName, seconds: limitMs / 1000 }));
  };
}

function conflictError(fileName: string, { total, items }: Awaited<ReturnType<typeof readChangedItems>>): HttpError {
  if (total === 0) return new HttpError(409, codedMessage('none-changed-afterwards', { file: fileName }));
  const skus = items.map(({ MAIN_SKU }) => MAIN_SKU);
  const named = skus.slice(0, MAX_LISTED).join(', ');
  const more = Math.max(0, total - MAX_LISTED);
  const text = codedMessage('changed-afterwards', { file: fileName, skus: named, more, total });
  return new HttpError(409, text, { data: { skus, total } });
}
