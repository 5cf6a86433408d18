import type { Database } from '../../db/database';
import { problemList, type RowProblems } from '../../uploads/row-problems';
import { skusOf } from '../../uploads/save-rows';
import type { UploadResource } from '../../uploads/upload-resource';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import type { PriceChange } from '../history/price-change';
import { samePrices, withPrices } from '../price-lists';
import type { PriceKey, PriceLists } from '../price-record';
import { addPrices, replacePrices } from '../price-writes';
import { pricePair, type StoredPrice } from './price-pair';
import { lockedPrices, pricesOfSkus, unknownSkus } from './stored-prices';

/** Prices, as an upload or a confirmation that makes this change reads and writes them. */
export function priceResource(change: PriceChange): UploadResource<PriceKey, string, PriceLists, StoredPrice> {
  return {
    list: 'price',
    lost: 'price',
    blank: { aud: [], usd: [] },
    withValues: withPrices,
    same: samePrices,
    pair: pricePair,
    findProblems: unknownProducts,
    bySku: pricesOfSkus,
    locked: lockedPrices,
    add: (trx, records) => addPrices(trx, records, change),
    replace: (trx, records) => replacePrices(trx, records, change),
  };
}

async function unknownProducts(trx: Database, file: UploadedRows<PriceKey, string>): Promise<RowProblems> {
  const problems = problemList();
  for (const rows of file.batches()) {
    const unknown = await unknownSkus(trx, skusOf(rows));
    for (const { number, sku } of rows) {
      if (!unknown.has(sku)) continue;
      problems.add({ row: number, column: file.skuColumn, reason: `“${sku.slice(0, 60)}” is no product that exists` });
    }
  }
  return problems.done();
}
