import type { InferOutput } from 'valibot';
import type { Database } from '../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/failures';
import { changeListCount } from '../lists/list-count';
import { badFields, Refusal } from '../refusal';
import type { createPriceBody, updatePriceBody } from './price-body';
import { findPrice } from './price-list';
import type { PriceRecord } from './price-record';

/**
 * Adds a price record.
 *
 * @throws Refusal 409 when the SKU has one, 400 when there is no such SKU
 */
export async function createPrice(db: Database, body: InferOutput<typeof createPriceBody>): Promise<PriceRecord> {
  const { MAIN_SKU, PRICES } = body;
  try {
    return await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('price')
        .values({ main_sku: MAIN_SKU, aud: [...(PRICES.AUD ?? [])], usd: [...(PRICES.USD ?? [])] })
        .returning('id')
        .executeTakeFirstOrThrow();
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
export function updatePrice(db: Database, body: InferOutput<typeof updatePriceBody>): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    const old = await trx.selectFrom('price').selectAll().where('id', '=', body.ID).forUpdate().executeTakeFirst();
    if (old === undefined) throw noSuchPrice();
    if (body.MAIN_SKU !== undefined && body.MAIN_SKU !== old.main_sku) {
      throw badFields({ MAIN_SKU: `of a price cannot be changed; this one belongs to ${old.main_sku}` });
    }
    if (body.VERSION !== undefined && body.VERSION !== old.version) {
      const message = `The price of ${old.main_sku} was changed by somebody else in the meantime. Nothing was saved.`;
      throw new Refusal(409, message, { data: { ...(await recordOf(trx, old.id)) } });
    }
    await trx
      .updateTable('price')
      .set({ aud: [...(body.PRICES.AUD ?? old.aud)], usd: [...(body.PRICES.USD ?? old.usd)], version: old.version + 1 })
      .where('id', '=', old.id)
      .execute();
    return recordOf(trx, old.id);
  });
}

/**
 * Deletes a record and answers what it was.
 *
 * @throws Refusal 404 when it is gone
 */
export function deletePrice(db: Database, id: number): Promise<PriceRecord> {
  return db.transaction().execute(async (trx) => {
    const record = await findPrice(trx, id);
    const { numDeletedRows } = await trx.deleteFrom('price').where('id', '=', id).executeTakeFirst();
    if (record === undefined || numDeletedRows === 0n) throw noSuchPrice();
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
