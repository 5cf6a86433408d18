import type { InferOutput } from 'valibot';
import { type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { lockPrices } from '../db/price-locks';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/sql-state';
import { HttpError, invalidFields } from '../http/http-error';
import { changeListCount } from '../lists/list-count';
import { productChange } from './product-audit';
import type { createProductBody, updateProductBody } from './product-body';
import { blankProduct, type ProductRecord, productRecord } from './product-record';
import { withProductValues } from './product-values';
import { addProducts, companyProblems, replaceProducts, type WrittenProduct } from './product-writes';
import { lockedProducts, productsOfSkus, storedSkus } from './stored-products';

/** Adds a product. Throws HttpError 409 when the SKU is taken, 400 when a company does not exist. */
export function createProduct(
  db: Database,
  origin: Origin,
  { MAIN_SKU, values }: InferOutput<typeof createProductBody>,
): Promise<ProductRecord> {
  return withUniqueSku(db, MAIN_SKU, () =>
    db.transaction().execute(async (trx) => {
      const product = { ...withProductValues(blankProduct, values), main_sku: MAIN_SKU };
      await requireKnownCompanies(trx, product);
      await addProducts(trx, [product], origin);
      await changeListCount(trx, 'product', 1);
      const added = (await productsOfSkus(trx, [MAIN_SKU])).get(MAIN_SKU);
      if (added === undefined) throw noSuchProduct();
      return productRecord(added);
    }),
  );
}

/**
 * Changes a product. A new SKU applies to its price as well.
 *
 * @throws HttpError 404 when it does not exist, 409 when VERSION is stale (with the current record) or
 * when the new SKU is taken, 400 when a company does not exist
 */
export function updateProduct(
  db: Database,
  origin: Origin,
  { ID, MAIN_SKU, VERSION, values }: InferOutput<typeof updateProductBody>,
): Promise<ProductRecord> {
  return withUniqueSku(db, MAIN_SKU ?? '', () =>
    db.transaction().execute(async (trx) => {
      const before = await trx.selectFrom('product').select('main_sku').where('id', '=', ID).executeTakeFirst();
      // Writers of prices lock prices before products: the same order here avoids a deadlock.
      if (before !== undefined && MAIN_SKU !== undefined && before.main_sku !== MAIN_SKU) await lockPrices(trx);
      const old = await lockedProduct(trx, ID);
      if ((VERSION !== undefined && VERSION !== old.version) || before?.main_sku !== old.main_sku) {
        const message = `The product ${old.main_sku} was changed by somebody else in the meantime. Nothing was saved.`;
        throw new HttpError(409, message, { data: { ...productRecord(old) } });
      }
      const product = { ...withProductValues(old, values), id: ID, main_sku: MAIN_SKU ?? old.main_sku };
      await requireKnownCompanies(trx, product);
      await replaceProducts(trx, [product], origin);
      return productRecord(await lockedProduct(trx, ID));
    }),
  );
}

/** Deletes a product and returns it. Throws HttpError 404 when it does not exist, 409 when it has a price. */
export async function deleteProduct(db: Database, origin: Origin, id: number): Promise<ProductRecord> {
  let sku = '';
  try {
    return await db.transaction().execute(async (trx) => {
      const old = await lockedProduct(trx, id);
      sku = old.main_sku;
      await recordAudit(trx, origin, [productChange('product.deleted', productRecord(old), undefined)]);
      await trx.deleteFrom('product').where('id', '=', id).execute();
      await changeListCount(trx, 'product', -1);
      return productRecord(old);
    });
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const instead = 'Delete its price first, or set the product to Inactive.';
    throw new HttpError(409, `${sku} is in use: it has a price. ${instead}`);
  }
}

async function lockedProduct(trx: Database, id: number) {
  const product = (await lockedProducts(trx, [id])).get(id);
  if (product === undefined) throw noSuchProduct();
  return product;
}

async function requireKnownCompanies(trx: Database, product: WrittenProduct): Promise<void> {
  const [reason] = (await companyProblems(trx, product.exclusive_for_company)).values();
  if (reason !== undefined) throw invalidFields({ EXCLUSIVE_FOR_COMPANY: reason });
}

/** Turns a unique violation into a 409 that quotes the stored SKU, which may differ in letter case. */
async function withUniqueSku<T>(db: Database, sku: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const taken = (await storedSkus(db, [sku])).get(sku) ?? sku;
    throw new HttpError(409, `There is a product ${taken} already: choose another Main SKU, or edit that product.`);
  }
}

function noSuchProduct(): HttpError {
  return new HttpError(404, 'This product does not exist any more. Load the list again to see what there is.');
}
