import type { FieldValue } from '../../../../src/wire/field-value';
import type { Origin } from '../../audit/record-audit';
import type { Database } from '../../db/database';
import { nameKey } from '../../db/name-keys';
import { createProblemList, mergeProblems, type RowProblems } from '../../uploads/row-problems';
import { skusOf } from '../../uploads/save-rows';
import type { UploadResource } from '../../uploads/upload-resource';
import type { UploadedRow, UploadedRows } from '../../uploads/uploaded-rows';
import {
  blankProduct,
  isSameProduct,
  type ProductFieldKey,
  type ProductFields,
  type ProductRow,
  productRecord,
  withProductValues,
} from '../product-record';
import { addProducts, lockNamedCompanies, replaceProducts } from '../product-statements';
import { findProductsBySku, findStoredSkus, lockProductsById } from '../stored-products';

type ProductFile = UploadedRows<ProductFieldKey, FieldValue>;

/** Products as a resource for uploads; writes are recorded with this origin. */
export function productResource(
  origin: Origin,
): UploadResource<ProductFieldKey, FieldValue, ProductFields, ProductRow> {
  return {
    list: 'product',
    noun: 'product',
    blank: blankProduct,
    withValues: withProductValues,
    isSame: isSameProduct,
    toWire: productRecord,
    findProblems: async (trx, file) =>
      mergeProblems(await findWrongCompanies(trx, file), await findSimilarSkus(trx, file)),
    findBySku: findProductsBySku,
    lockById: lockProductsById,
    add: (trx, products) => addProducts(trx, products, origin),
    replace: (trx, products) => replaceProducts(trx, products, origin),
  };
}

async function findWrongCompanies(trx: Database, file: ProductFile): Promise<RowProblems> {
  const problems = createProblemList();
  const index = file.columns.findIndex(({ key }) => key === 'EXCLUSIVE_FOR_COMPANY');
  const column = file.columns[index]?.name;
  if (column === undefined) return problems.done();
  for (const rows of file.batches()) {
    const wrong = await lockNamedCompanies(
      trx,
      rows.flatMap((row) => companiesOf(row, index)),
    );
    for (const row of rows) {
      for (const name of companiesOf(row, index)) {
        const reason = wrong.get(name);
        if (reason !== undefined) problems.add({ row: row.number, column, reason });
      }
    }
  }
  return problems.done();
}

function companiesOf({ values }: UploadedRow<FieldValue>, index: number): readonly string[] {
  // SAFETY: a value of this column is a list of names, or null where the cell was wrong.
  return (values[index] as readonly string[] | null) ?? [];
}

/** Finds SKUs that differ only in letter case or Unicode form from a stored SKU, or from that of a row above. */
async function findSimilarSkus(trx: Database, file: ProductFile): Promise<RowProblems> {
  const problems = createProblemList();
  const firstOfKey = new Map<string, { readonly number: number; readonly sku: string }>();
  for (const rows of file.batches()) {
    const stored = await findStoredSkus(trx, skusOf(rows));
    for (const { number, sku } of rows) {
      const product = stored.get(sku);
      if (sku === '' || product === sku) continue;
      const above = firstOfKey.get(nameKey(sku));
      if (product !== undefined) {
        problems.add({ row: number, column: file.skuColumn, reason: similarReason(sku, `the product “${product}”`) });
      } else if (above === undefined) {
        firstOfKey.set(nameKey(sku), { number, sku });
      } else if (above.sku !== sku) {
        const other = `“${above.sku}” in row ${above.number}`;
        problems.add({ row: number, column: file.skuColumn, reason: similarReason(sku, other) });
      }
    }
  }
  return problems.done();
}

const similarReason = (sku: string, other: string): string =>
  `“${sku}” differs from ${other} only in letter case or Unicode form`;
