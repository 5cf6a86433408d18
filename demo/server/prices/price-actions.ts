import type { InferOutput } from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { normalizeName } from '../../../src/wire/text-rules';
import type { Database } from '../db/database';
import { type PricesByCurrency, pricesByCurrency } from '../db/price-columns';
import { withConstraintErrors } from '../db/sql-state';
import { toColumns } from '../db/stored-fields';
import { waitForBulkWrites } from '../db/table-locks';
import { HttpError, invalidFieldsError, staleVersionError } from '../http/http-error';
import { changeListCount } from '../lists/counts';
import type { ChangeOrigin } from './history/record-changes';
import type { createPriceBody, updatePriceBody } from './price-body';
import { findPrice } from './price-list';
import type { PriceRecord } from './price-record';
import { addPrices, removePrices, replacePrices } from './price-statements';

/** Adds a price record. Throws HttpError 409 when the SKU has one, 400 when there is no such SKU. */
export function createPrice(
  db: Database,
  { MAIN_SKU, PRICES }: InferOutput<typeof createPriceBody>,
  change: ChangeOrigin,
): Promise<PriceRecord> {
  const created = db.transaction().execute(async (trx) => {
    await waitForBulkWrites(trx, 'price');
    await addPrices(trx, [{ main_sku: MAIN_SKU, ...pricesOf(PRICES) }], change);
    const added = trx.selectFrom('price').select('id').where('main_sku', '=', MAIN_SKU);
    const { id } = await added.executeTakeFirstOrThrow();
    await changeListCount(trx, 'price', 1);
    return findPrice(trx, id);
  });
  return withConstraintErrors(created, {
    unique: () => new HttpError(409, codedMessage('price-exists', { sku: MAIN_SKU })),
    foreignKey: () => invalidFieldsError({ MAIN_SKU: 'is no product that exists' }),
  });
}

/** Changes the prices of a record. Throws HttpError 404, 409 when VERSION is stale, 400 when MAIN_SKU is another. */
export function updatePrice(
  db: Database,
  body: InferOutput<typeof updatePriceBody>,
  change: ChangeOrigin,
): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    const old = await lockPrice(trx, body.ID);
    if (body.MAIN_SKU !== undefined && body.MAIN_SKU !== normalizeName(old.main_sku)) {
      throw invalidFieldsError({ MAIN_SKU: `of a price cannot be changed; this one belongs to ${old.main_sku}` });
    }
    if (body.VERSION !== undefined && body.VERSION !== old.version) {
      throw staleVersionError(codedMessage('price-changed', { sku: old.main_sku }), await findPrice(trx, old.id));
    }
    await replacePrices(trx, [{ id: old.id, ...pricesOf(body.PRICES, old) }], change);
    return findPrice(trx, old.id);
  });
}

/** Deletes a record and returns it. Throws HttpError 404 when it does not exist. */
export function deletePrice(db: Database, id: number, change: ChangeOrigin): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    await lockPrice(trx, id);
    const record = await findPrice(trx, id);
    await removePrices(trx, [id], change);
    await changeListCount(trx, 'price', -1);
    return record;
  });
}

/** The prices that are sent; a currency that is absent has those of `old`. */
function pricesOf(sent: InferOutput<typeof createPriceBody>['PRICES'], old?: PricesByCurrency): PricesByCurrency {
  const lists = toColumns(sent);
  return pricesByCurrency((column) => lists[column] ?? old?.[column] ?? []);
}

async function lockPrice(trx: Database, id: number) {
  await waitForBulkWrites(trx, 'price');
  const price = await trx.selectFrom('price').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (price !== undefined) return price;
  throw new HttpError(404, codedMessage('record-gone', { noun: 'price' }));
}
