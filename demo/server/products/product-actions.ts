import type { InferOutput } from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { withConstraintErrors } from '../db/sql-state';
import { blockOtherWriters, waitForBulkWrites } from '../db/table-locks';
import { HttpError, invalidFieldsError, requireVersion } from '../http/http-error';
import { changeListCount } from '../lists/counts';
import { markListChange } from '../lists/segments';
import type { createProductBody, updateProductBody } from './product-body';
import { blankProduct, type ProductRecord, productRecord, withProductValues } from './product-record';
import {
  addProducts,
  lockNamedCompanies,
  productAuditEntry,
  replaceProducts,
  type WrittenProduct,
} from './product-statements';
import { findStoredSkus, lockProductsById, selectProducts } from './stored-products';

/** Adds a product. Throws HttpError 409 when the SKU is taken, 400 when a company does not exist. */
export function createProduct(
  db: Database,
  origin: Origin,
  { MAIN_SKU, values }: InferOutput<typeof createProductBody>,
): Promise<ProductRecord> {
  const created = db.transaction().execute(async (trx) => {
    await waitForBulkWrites(trx, 'product');
    const product = { ...withProductValues(blankProduct, values), main_sku: MAIN_SKU };
    await requireKnownCompanies(trx, product);
    await addProducts(trx, [product], origin);
    await changeListCount(trx, 'product', 1);
    return productRecord(await selectProducts(trx).where('main_sku', '=', MAIN_SKU).executeTakeFirstOrThrow());
  });
  return withConstraintErrors(created, { unique: () => skuTakenError(db, MAIN_SKU) });
}

/** Changes a product. Throws HttpError 404, 409 when VERSION is stale or the SKU is taken, 400 when a company does not exist. */
export function updateProduct(
  db: Database,
  origin: Origin,
  { ID, MAIN_SKU, VERSION, values }: InferOutput<typeof updateProductBody>,
): Promise<ProductRecord> {
  const changed = db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('product')
      .select(['main_sku', 'version'])
      .where('id', '=', ID)
      .executeTakeFirst();
    // Writers of prices lock prices before products: the same order here avoids a deadlock.
    if (before !== undefined && MAIN_SKU !== undefined && before.main_sku !== MAIN_SKU)
      await blockOtherWriters(trx, 'price');
    const old = await lockProduct(trx, ID);
    // If another request changed the SKU before this one had its lock, no VERSION is current.
    const version = before?.main_sku === old.main_sku ? VERSION : before?.version;
    requireVersion(version, codedMessage('product-changed', { sku: old.main_sku }), productRecord(old));
    const product = { ...withProductValues(old, values), id: ID, main_sku: MAIN_SKU ?? old.main_sku };
    await requireKnownCompanies(trx, product);
    await replaceProducts(trx, [product], origin);
    return productRecord(await selectProducts(trx).where('id', '=', ID).executeTakeFirstOrThrow());
  });
  return withConstraintErrors(changed, { unique: () => skuTakenError(db, MAIN_SKU ?? '') });
}

/** Deletes a product and returns it. Throws HttpError 404 when it does not exist, 409 when it has a price. */
export function deleteProduct(db: Database, origin: Origin, id: number): Promise<ProductRecord> {
  let sku = '';
  const deleted = db.transaction().execute(async (trx) => {
    const old = await lockProduct(trx, id);
    sku = old.main_sku;
    await recordAudit(trx, origin, [productAuditEntry('product.deleted', productRecord(old), undefined)]);
    await trx.deleteFrom('product').where('id', '=', id).execute();
    await changeListCount(trx, 'product', -1);
    await markListChange(trx, [old.main_sku]);
    return productRecord(old);
  });
  return withConstraintErrors(deleted, {
    foreignKey: () => new HttpError(409, codedMessage('product-has-price', { sku })),
  });
}

async function lockProduct(trx: Database, id: number) {
  await waitForBulkWrites(trx, 'product');
  const product = (await lockProductsById(trx, [id])).get(id);
  if (product !== undefined) return product;
  throw new HttpError(404, codedMessage('record-gone', { noun: 'product' }));
}

async function requireKnownCompanies(trx: Database, product: WrittenProduct): Promise<void> {
  const [reason] = (await lockNamedCompanies(trx, product.exclusive_for_company)).values();
  if (reason !== undefined) throw invalidFieldsError({ EXCLUSIVE_FOR_COMPANY: reason });
}

/** Quotes the stored SKU, which may differ in letter case. */
async function skuTakenError(db: Database, sku: string): Promise<HttpError> {
  const taken = (await findStoredSkus(db, [sku])).get(sku) ?? sku;
  return new HttpError(409, codedMessage('sku-taken', { sku: taken }));
}
