import { productFields } from '../../api/product-fields';
import { type ProductRecord, productLabels } from '../../api/product-record';
import { kindOf, text } from '../../ui/table/column-kinds';
import type { TableColumn } from '../../ui/table/table.types';
import { groupKind, groupValue } from './group-cell';

type Column = TableColumn<ProductRecord>;

const sku: Column = {
  key: 'MAIN_SKU',
  name: productLabels.MAIN_SKU,
  width: 152,
  kind: text,
  value: ({ MAIN_SKU }) => MAIN_SKU,
};
const fields = productFields.map(
  ({ key, name, width, content, empty }): Column => ({
    key,
    name,
    width,
    kind: kindOf(content, empty),
    value: (product) => product[key],
  }),
);

/** The columns in their default order; the first stays in view, and shows the picture that the product has. */
export function productColumns(apiBase: string): readonly Column[] {
  const group: Column = {
    key: 'GROUP_NAME',
    name: productLabels.GROUP_NAME,
    width: 196,
    kind: groupKind,
    value: (product) => groupValue(product, apiBase),
  };
  return [group, sku, ...fields];
}

/** Keys of the columns that can be chosen. */
export const productColumnKeys: readonly string[] = productColumns('').map(({ key }) => key);
