import { codedMessage } from '../../../../src/wire/error-texts';
import type { PriceKey } from '../../../../src/wire/price-levels';
import type { Api, Deps } from '../../auth/access/context';
import type { Database } from '../../db/database';
import { withConstraintErrors } from '../../db/sql-state';
import { blockOtherWriters } from '../../db/table-locks';
import { HttpError } from '../../http/http-error';
import type { ConfirmedPair } from '../../uploads/confirm-body';
import { type ConfirmOutcome, confirmPairs } from '../../uploads/confirm-pairs';
import { saveRows, type UploadOutcome } from '../../uploads/save-rows';
import { pairOfUpload } from '../../uploads/upload-resource';
import { uploadRoutes } from '../../uploads/upload-routes';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import type { ChangeOrigin } from '../history/record-changes';
import {
  type Author,
  beginUpload,
  findUploadOfPairs,
  finishUpload,
  lockUploadOf,
  recordConfirmation,
} from '../history/uploads';
import { priceSchemas } from '../price-body';
import { priceResource } from './price-resource';

export const priceUploadRoutes = (deps: Deps): Api =>
  uploadRoutes(deps, {
    action: 'prices.write',
    noun: 'Price',
    schemas: priceSchemas,
    tables: ['price', 'price_change'],
    readerModule: new URL('./price-file.worker.ts', import.meta.url),
    save: uploadPrices,
    confirm: confirmPrices,
  });

/** Saves the new rows of a file and returns those that differ. Throws HttpError 409, 413 or 422 when nothing was saved. */
function uploadPrices(db: Database, file: UploadedRows<PriceKey, string>, author: Author): Promise<UploadOutcome> {
  const saved = db.transaction().execute(async (trx) => {
    // Stored prices must not change between the comparison and the commit.
    await blockOtherWriters(trx, 'price');
    const uploadId = await beginUpload(trx, file, author);
    const outcome = await saveRows(trx, file, priceResource({ ...author, kind: 'upload', uploadId }));
    await finishUpload(trx, uploadId, outcome);
    return { ...outcome, pairs: outcome.pairs.map((pair) => pairOfUpload(pair, uploadId)) };
  });
  return withConstraintErrors(saved, { foreignKey: () => new HttpError(409, codedMessage('product-just-deleted')) });
}

/**
 * Writes confirmed changes, all or none, as part of their upload. Throws HttpError 409 as `confirmPairs` does, and when the upload
 * was taken back.
 */
function confirmPrices(
  db: Database,
  pairs: readonly ConfirmedPair<PriceKey, string>[],
  author: Author,
): Promise<ConfirmOutcome> {
  return db.transaction().execute(async (trx) => {
    const ids = pairs.map(({ id }) => id);
    const uploadId = (await lockUploadOf(trx, pairs, author)) ?? (await findUploadOfPairs(trx, ids, author));
    const change: ChangeOrigin =
      uploadId === undefined ? { ...author, kind: 'hand' } : { ...author, kind: 'upload', uploadId };
    const outcome = await confirmPairs(trx, pairs, priceResource(change));
    if (uploadId !== undefined) await recordConfirmation(trx, uploadId, ids, outcome.changed);
    return outcome;
  });
}
