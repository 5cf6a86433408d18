import type { InferOutput } from 'valibot';
import type { Database } from '../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/failures';
import { changeListCount } from '../lists/list-count';
import { lockPrices } from '../prices/price-writes';
import { badFields, Refusal } from '../refusal';
import type { createProductBody, updateProductBody } from './product-body';
import { blankProduct, type ProductRecord, productRecord } from './product-record';
import { withProductValues } from './product-values';
import { addProducts, replaceProducts, unknownCompanies, type WrittenProduct } from './product-writes';
import { lockedProducts, productsOfSkus } from './stored-products';

/**
 * Adds a product.
 *
 * @throws Refusal 409 when the SKU is taken, 400 when a company does not exist
 */
export function createProduct(
  db: Database,
  { MAIN_SKU, values }: InferOutput<typeof createProductBody>,
): Promise<ProductRecord> {
  return withUniqueSku(MAIN_SKU, () =>
    db.transaction().execute(async (trx) => {
      const product = { ...withProductValues(blankProduct, values), main_sku: MAIN_SKU };
      await refuseUnknownCompanies(trx, product);
      await addProducts(trx, [product]);
      await changeListCount(trx, 'product', 1);
      const added = (await productsOfSkus(trx, [MAIN_SKU])).get(MAIN_SKU);
      if (added === undefined) throw noSuchProduct();
      return productRecord(added);
    }),
  );
}

/**
 * Changes a product. A price that it has follows a new SKU.
 *
 * @throws Refusal 404 when it is gone, 409 when VERSION is not its version any more (with the record as it is now) or
 * when the new SKU is taken, 400 when a company does not exist
 */
export function updateProduct(
  db: Database,
  { ID, MAIN_SKU, VERSION, values }: InferOutput<typeof updateProductBody>,
): Promise<ProductRecord> {
  return withUniqueSku(MAIN_SKU ?? '', () =>
    db.transaction().execute(async (trx) => {
      const before = await trx.selectFrom('product').select('main_sku').where('id', '=', ID).executeTakeFirst();
      // Before the product itself is locked: who writes prices has theirs first, and then looks at products.
      if (before !== undefined && MAIN_SKU !== undefined && before.main_sku !== MAIN_SKU) await lockPrices(trx);
      const old = await lockedProduct(trx, ID);
      if ((VERSION !== undefined && VERSION !== old.version) || before?.main_sku !== old.main_sku) {
        const message = `The product ${old.main_sku} was changed by somebody else in the meantime. Nothing was saved.`;
        throw new Refusal(409, message, { data: { ...productRecord(old) } });
      }
      const product = { ...withProductValues(old, values), id: ID, main_sku: MAIN_SKU ?? old.main_sku };
      await refuseUnknownCompanies(trx, product);
      await replaceProducts(trx, [product]);
      return productRecord(await lockedProduct(trx, ID));
    }),
  );
}

/**
 * Deletes a product and answers what it was.
 *
 * @throws Refusal 404 when it is gone, 409 when it has a price
 */
export async function deleteProduct(db: Database, id: number): Promise<ProductRecord> {
  let sku = '';
  try {
    return await db.transaction().execute(async (trx) => {
      const old = await lockedProduct(trx, id);
      sku = old.main_sku;
      await trx.deleteFrom('product').where('id', '=', id).execute();
      await changeListCount(trx, 'product', -1);
      return productRecord(old);
    });
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const instead = 'Delete its price first, or set the product to Inactive.';
    throw new Refusal(409, `${sku} is in use: it has a price. ${instead}`);
  }
}

async function lockedProduct(trx: Database, id: number) {
  const product = (await lockedProducts(trx, [id])).get(id);
  if (product === undefined) throw noSuchProduct();
  return product;
}

async function refuseUnknownCompanies(trx: Database, product: WrittenProduct): Promise<void> {
  const [unknown] = await unknownCompanies(trx, product.exclusive_for_company);
  if (unknown !== undefined)
    throw badFields({ EXCLUSIVE_FOR_COMPANY: `names ${unknown}, which is no company that exists` });
}

async function withUniqueSku<T>(sku: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal(409, `There is a product ${sku} already: choose another Main SKU, or edit that product.`);
  }
}

function noSuchProduct(): Refusal {
  return new Refusal(404, 'This product does not exist any more. Load the list again to see what there is.');
}
