import type { InferOutput } from 'valibot';
import type { Database } from '../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/failures';
import { changeListCount } from '../lists/list-count';
import { badFields, Refusal } from '../refusal';
import type { PriceChange } from './history/price-change';
import type { createPriceBody, updatePriceBody } from './price-body';
import { findPrice } from './price-list';
import type { PriceRecord } from './price-record';
import { addPrices, beginPriceChange, removePrice, replacePrices } from './price-writes';

/**
 * Adds a price record.
 *
 * @throws Refusal 409 when the SKU has one, 400 when there is no such SKU
 */
export async function createPrice(
  db: Database,
  { MAIN_SKU, PRICES }: InferOutput<typeof createPriceBody>,
  change: PriceChange,
): Promise<PriceRecord> {
  try {
    return await db.transaction().execute(async (trx) => {
      await addPrices(trx, [{ main_sku: MAIN_SKU, aud: PRICES.AUD ?? [], usd: PRICES.USD ?? [] }], change);
      const added = trx.selectFrom('price').select('id').where('main_sku', '=', MAIN_SKU);
      const { id } = await added.executeTakeFirstOrThrow();
      await changeListCount(trx, 'price', 1);
      return recordOf(trx, id);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(409, `${MAIN_SKU} has a price already: edit that one.`);
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw badFields({ MAIN_SKU: 'is no product that exists' });
    throw error;
  }
}

/**
 * Changes the prices of a record.
 *
 * @throws Refusal 404 when it is gone, 409 (with the record as it is now) when VERSION is not its version any more,
 * 400 when MAIN_SKU is another
 */
export function updatePrice(
  db: Database,
  body: InferOutput<typeof updatePriceBody>,
  change: PriceChange,
): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    await beginPriceChange(trx);
    const old = await trx.selectFrom('price').selectAll().where('id', '=', body.ID).forUpdate().executeTakeFirst();
    if (old === undefined) throw noSuchPrice();
    if (body.MAIN_SKU !== undefined && body.MAIN_SKU !== old.main_sku) {
      throw badFields({ MAIN_SKU: `of a price cannot be changed; this one belongs to ${old.main_sku}` });
    }
    if (body.VERSION !== undefined && body.VERSION !== old.version) {
      const message = `The price of ${old.main_sku} was changed by somebody else in the meantime. Nothing was saved.`;
      throw new Refusal(409, message, { data: { ...(await recordOf(trx, old.id)) } });
    }
    await replacePrices(
      trx,
      [{ id: old.id, aud: body.PRICES.AUD ?? old.aud, usd: body.PRICES.USD ?? old.usd }],
      change,
    );
    return recordOf(trx, old.id);
  });
}

/**
 * Deletes a record and answers what it was.
 *
 * @throws Refusal 404 when it is gone
 */
export function deletePrice(db: Database, id: number, change: PriceChange): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    await beginPriceChange(trx);
    const locked = await trx.selectFrom('price').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (locked === undefined) throw noSuchPrice();
    const record = await recordOf(trx, id);
    await removePrice(trx, id, change);
    await changeListCount(trx, 'price', -1);
    return record;
  });
}

async function recordOf(trx: Database, id: number): Promise<PriceRecord> {
  const record = await findPrice(trx, id);
  if (record === undefined) throw noSuchPrice();
  return record;
}

function noSuchPrice(): Refusal {
  return new Refusal(404, 'This price does not exist any more. Load the list again to see what there is.');
}
