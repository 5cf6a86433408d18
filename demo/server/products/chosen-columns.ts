import { badFields } from '../refusal';
import { type ProductKey, productKeys } from './product-columns';
import type { ProductRecord } from './product-record';

const columns: ReadonlySet<string> = new Set<ProductKey | 'ID' | 'VERSION' | 'IMAGE_URL'>([
  ...productKeys,
  'ID',
  'VERSION',
  'IMAGE_URL',
]);

/**
 * A function that leaves of a product what `tableColumns` asks for, ID and VERSION always; none asked for means all.
 *
 * @throws Refusal 400 for a key that is no column
 */
export function chosenColumns(tableColumns: readonly string[]): (record: ProductRecord) => Partial<ProductRecord> {
  const unknown = tableColumns.find((key) => !columns.has(key));
  if (unknown !== undefined) throw badFields({ tableColumns: `names ${unknown}, which is no column of this list` });
  if (tableColumns.length === 0) return (record) => record;
  const chosen = new Set([...tableColumns, 'ID', 'VERSION']);
  return (record) => Object.fromEntries(Object.entries(record).filter(([key]) => chosen.has(key)));
}
