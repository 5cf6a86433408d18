import type { Database } from '../../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../db/failures';
import { Refusal } from '../../refusal';
import type { ConfirmedPair } from '../../uploads/confirm-body';
import { type ConfirmOutcome, confirmPairs } from '../../uploads/confirm-pairs';
import { saveRows, type UploadOutcome } from '../../uploads/save-rows';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import type { PriceChange } from '../history/price-change';
import { beginUpload, confirmUpload, endUpload, type Uploader, uploadOfPairs } from '../history/uploads';
import type { PriceKey } from '../price-record';
import { lockPrices } from '../price-writes';
import { priceResource } from './price-resource';

/**
 * Saves the rows of a file that are new, all in one transaction, and answers those that differ from what is stored.
 *
 * @throws Refusal 422 when a row is wrong, 413 when too many rows differ, 409 when a product goes at this moment
 */
export async function uploadPrices(
  db: Database,
  file: UploadedRows<PriceKey, string>,
  by: Uploader,
): Promise<UploadOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      // What is compared here is what is stored until the end.
      await lockPrices(trx);
      const uploadId = await beginUpload(trx, file.fileName, by);
      const outcome = await saveRows(trx, file, priceResource({ ...by, kind: 'upload', uploadId }));
      await endUpload(trx, uploadId, outcome);
      return outcome;
    });
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    throw new Refusal(409, 'Nothing was saved: a product of the file was deleted just now. Please upload it again.');
  }
}

/**
 * Writes the confirmed changes, all or nothing, as part of the upload that they came from.
 *
 * @throws Refusal 409 when a record has changed since it was shown, or is gone; `data.duplicateData` are the pairs anew
 */
export function confirmPrices(
  db: Database,
  pairs: readonly ConfirmedPair<PriceKey, string>[],
  by: Uploader,
): Promise<ConfirmOutcome> {
  return db.transaction().execute(async (trx) => {
    const ids = pairs.map(({ id }) => id);
    const uploadId = await uploadOfPairs(trx, ids, by);
    const change: PriceChange = uploadId === undefined ? { ...by, kind: 'hand' } : { ...by, kind: 'upload', uploadId };
    const outcome = await confirmPairs(trx, pairs, priceResource(change));
    if (uploadId !== undefined) await confirmUpload(trx, uploadId, ids, outcome.changed);
    return outcome;
  });
}
