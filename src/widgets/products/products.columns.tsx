import { productLabels } from '../../entity/product-labels.messages';
import { derivedFromTexts } from '../../texts/define-messages';
import { fieldColumns } from '../../ui/table/field-columns';
import type { TableColumn } from '../../ui/table/table.types';
import { isColumn, keysWhere } from '../../wire/field';
import { type ProductRecord, productFields } from '../../wire/product';
import { groupKind, groupValue } from './group-cell';

export const productColumns = derivedFromTexts(() =>
  fieldColumns(productFields, productLabels, (product: ProductRecord, key) => product[key]),
);

/** The first column is frozen, and shows the product's picture too. */
export const withPictures = (
  columns: readonly TableColumn<ProductRecord>[],
  apiBase: string,
): readonly TableColumn<ProductRecord>[] =>
  columns.map((column) =>
    column.key === 'GROUP_NAME'
      ? { ...column, width: 196, narrowWidth: 152, kind: groupKind, value: (product) => groupValue(product, apiBase) }
      : column,
  );

export const productColumnKeys = keysWhere(productFields, isColumn);
