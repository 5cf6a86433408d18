import type { Database } from '../../db/database';
import { badFields } from '../../refusal';
import type { ConfirmedPair } from '../../uploads/confirm-body';
import { type ConfirmOutcome, confirmPairs } from '../../uploads/confirm-pairs';
import { saveRows, type UploadOutcome } from '../../uploads/save-rows';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import type { ProductFieldKey } from '../product-columns';
import type { ProductValue } from '../product-value';
import { lockProducts, unknownCompanies } from '../product-writes';
import { productResource, unknownReason } from './product-resource';

type Pair = ConfirmedPair<ProductFieldKey, ProductValue>;

/**
 * Saves the rows of a file that are new, all in one transaction, and answers those that differ from what is stored.
 *
 * @throws Refusal 422 when a row is wrong, 413 when too many rows differ
 */
export function uploadProducts(
  db: Database,
  file: UploadedRows<ProductFieldKey, ProductValue>,
): Promise<UploadOutcome> {
  return db.transaction().execute(async (trx) => {
    // What is compared here is what is stored until the end.
    await lockProducts(trx);
    return saveRows(trx, file, productResource);
  });
}

/**
 * Writes the confirmed changes, all or nothing.
 *
 * @throws Refusal 400 when a company does not exist; 409 when a product has changed since it was shown, or is gone;
 * `data.duplicateData` are the pairs anew
 */
export function confirmProducts(db: Database, pairs: readonly Pair[]): Promise<ConfirmOutcome> {
  return db.transaction().execute(async (trx) => {
    await refuseUnknownCompanies(trx, pairs);
    return confirmPairs(trx, pairs, productResource);
  });
}

async function refuseUnknownCompanies(trx: Database, pairs: readonly Pair[]): Promise<void> {
  const unknown = await unknownCompanies(trx, pairs.flatMap(companiesOf));
  if (unknown.size === 0) return;
  pairs.forEach((pair, place) => {
    const name = companiesOf(pair).find((company) => unknown.has(company));
    if (name === undefined) return;
    throw badFields({ [`confirmedDuplicates.${place}.newData.EXCLUSIVE_FOR_COMPANY`]: unknownReason(name) });
  });
}

function companiesOf({ next }: Pair): readonly string[] {
  // SAFETY: the schema of this field makes a list of names.
  return (next.get('EXCLUSIVE_FOR_COMPANY') as readonly string[] | undefined) ?? [];
}
