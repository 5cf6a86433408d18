import type { FieldValue } from '../../../../src/wire/field-value';
import type { Origin } from '../../audit/record-audit';
import type { Api, Deps } from '../../auth/access/context';
import type { Database } from '../../db/database';
import { blockOtherWriters } from '../../db/table-locks';
import { invalidFieldsError } from '../../http/http-error';
import type { ConfirmedPair } from '../../uploads/confirm-body';
import { type ConfirmOutcome, confirmPairs } from '../../uploads/confirm-pairs';
import { saveRows, type UploadOutcome } from '../../uploads/save-rows';
import { uploadRoutes } from '../../uploads/upload-routes';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import { productSchemas } from '../product-body';
import type { ProductFieldKey } from '../product-record';
import { lockNamedCompanies } from '../product-statements';
import { productResource } from './product-resource';

export const productUploadRoutes = (deps: Deps): Api =>
  uploadRoutes(deps, {
    action: 'products.write',
    noun: 'Product',
    schemas: productSchemas,
    tables: ['product', 'product_company'],
    readerModule: new URL('./product-file.worker.ts', import.meta.url),
    save: uploadProducts,
    confirm: confirmProducts,
  });

type Pair = ConfirmedPair<ProductFieldKey, FieldValue>;

/** Saves the new rows of a file and returns those that differ. Throws HttpError 413 or 422 when nothing was saved. */
function uploadProducts(
  db: Database,
  file: UploadedRows<ProductFieldKey, FieldValue>,
  origin: Origin,
): Promise<UploadOutcome> {
  return db.transaction().execute(async (trx) => {
    // Stored products must not change between the comparison and the commit.
    await blockOtherWriters(trx, 'product');
    return saveRows(trx, file, productResource(origin));
  });
}

/** Writes confirmed changes, all or none. Throws HttpError 400 when a company does not exist, 409 as `confirmPairs` does. */
function confirmProducts(db: Database, pairs: readonly Pair[], origin: Origin): Promise<ConfirmOutcome> {
  return db.transaction().execute(async (trx) => {
    await requireKnownCompanies(trx, pairs);
    return confirmPairs(trx, pairs, productResource(origin));
  });
}

async function requireKnownCompanies(trx: Database, pairs: readonly Pair[]): Promise<void> {
  const problems = await lockNamedCompanies(trx, pairs.flatMap(companiesOf));
  if (problems.size === 0) return;
  pairs.forEach((pair, index) => {
    const reason = companiesOf(pair).flatMap((company) => problems.get(company) ?? [])[0];
    if (reason === undefined) return;
    throw invalidFieldsError({ [`confirmedDuplicates.${index}.newData.EXCLUSIVE_FOR_COMPANY`]: reason });
  });
}

function companiesOf({ next }: Pair): readonly string[] {
  // SAFETY: the schema of this field makes a list of names.
  return (next.get('EXCLUSIVE_FOR_COMPANY') as readonly string[] | undefined) ?? [];
}
