import type { Database } from '../../db/database';
import { problemList, type RowProblems } from '../../uploads/row-problems';
import type { UploadResource } from '../../uploads/upload-resource';
import type { UploadedRow, UploadedRows } from '../../uploads/uploaded-rows';
import type { ProductFieldKey } from '../product-columns';
import { blankProduct, type ProductFields, type ProductRow, productRecord } from '../product-record';
import type { ProductValue } from '../product-value';
import { sameProduct, withProductValues } from '../product-values';
import { addProducts, replaceProducts, unknownCompanies } from '../product-writes';
import { lockedProducts, productsOfSkus } from '../stored-products';

type ProductFile = UploadedRows<ProductFieldKey, ProductValue>;

/** Products, as an upload or a confirmation reads and writes them. */
export const productResource: UploadResource<ProductFieldKey, ProductValue, ProductFields, ProductRow> = {
  list: 'product',
  lost: 'product',
  blank: blankProduct,
  withValues: withProductValues,
  same: sameProduct,
  pair: (stored, next) => ({
    existingData: productRecord(stored),
    newData: productRecord({ ...next, id: stored.id, version: stored.version, main_sku: stored.main_sku }),
  }),
  findProblems: findUnknownCompanies,
  bySku: productsOfSkus,
  locked: lockedProducts,
  add: addProducts,
  replace: replaceProducts,
};

async function findUnknownCompanies(trx: Database, file: ProductFile): Promise<RowProblems> {
  const problems = problemList();
  const index = file.columns.findIndex(({ key }) => key === 'EXCLUSIVE_FOR_COMPANY');
  const column = file.columns[index]?.name;
  if (column === undefined) return problems.done();
  for (const rows of file.batches()) {
    const unknown = await unknownCompanies(
      trx,
      rows.flatMap((row) => companiesOf(row, index)),
    );
    for (const row of rows) {
      for (const name of companiesOf(row, index)) {
        if (unknown.has(name)) problems.add({ row: row.number, column, reason: unknownReason(name) });
      }
    }
  }
  return problems.done();
}

function companiesOf({ values }: UploadedRow<ProductValue>, index: number): readonly string[] {
  // SAFETY: a value of this column is a list of names, or null where the cell was wrong.
  return (values[index] as readonly string[] | null) ?? [];
}

/** Completes a sentence that begins with the name of the field. */
export const unknownReason = (name: string): string =>
  `names “${name.slice(0, 60)}”, which is no company that exists; a name with a comma in it stands in quotation marks`;
