import { fieldColumns } from '../../ui/table/field-columns';
import type { TableColumn } from '../../ui/table/table.types';
import { isColumn, keysWhere } from '../../wire/field';
import { type ProductRecord, productFields } from '../../wire/product';
import { groupKind, groupValue } from './group-cell';

const columns = fieldColumns(productFields, (product: ProductRecord, key) => product[key]);

/** The columns in their default order; the first stays in view, and shows the picture of the product. */
export const productColumns = (apiBase: string): readonly TableColumn<ProductRecord>[] =>
  columns.map((column) =>
    column.key === 'GROUP_NAME'
      ? { ...column, width: 196, kind: groupKind, value: (product) => groupValue(product, apiBase) }
      : column,
  );

/** Keys of the columns that can be chosen. */
export const productColumnKeys = keysWhere(productFields, isColumn);
