import type { PriceKey } from '../../../../src/wire/price-levels';
import type { Database } from '../../db/database';
import { noPrices, type PricesByCurrency } from '../../db/price-columns';
import { findStoredSkus } from '../../products/stored-products';
import { createProblemList, type RowProblems } from '../../uploads/row-problems';
import { skusOf } from '../../uploads/save-rows';
import type { UploadResource } from '../../uploads/upload-resource';
import type { UploadedRows } from '../../uploads/uploaded-rows';
import type { ChangeOrigin } from '../history/record-changes';
import { addPrices, replacePrices } from '../price-statements';
import { hasSamePrices, withPrices } from '../prices-by-currency';
import { findPricesBySku, lockPricesById, type StoredPrice, storedPriceOnWire } from './stored-prices';

/** Prices as a resource for uploads; writes are recorded as this change. */
export function priceResource(change: ChangeOrigin): UploadResource<PriceKey, string, PricesByCurrency, StoredPrice> {
  return {
    list: 'price',
    noun: 'price',
    blank: noPrices,
    withValues: withPrices,
    isSame: hasSamePrices,
    toWire: storedPriceOnWire,
    findProblems: findUnknownProducts,
    findBySku: findPricesBySku,
    lockById: lockPricesById,
    add: (trx, records) => addPrices(trx, records, change),
    replace: (trx, records) => replacePrices(trx, records, change),
  };
}

async function findUnknownProducts(trx: Database, file: UploadedRows<PriceKey, string>): Promise<RowProblems> {
  const problems = createProblemList();
  for (const rows of file.batches()) {
    const stored = await findStoredSkus(trx, skusOf(rows));
    for (const { number, sku } of rows) {
      if (sku === '' || stored.get(sku) === sku) continue;
      problems.add({ row: number, column: file.skuColumn, reason: unknownReason(sku, stored.get(sku)) });
    }
  }
  return problems.done();
}

function unknownReason(sku: string, similar: string | undefined): string {
  const instead = similar === undefined ? '' : `; “${similar}” is, which differs only in letter case or Unicode form`;
  return `“${sku.slice(0, 60)}” is no product that exists${instead}`;
}
