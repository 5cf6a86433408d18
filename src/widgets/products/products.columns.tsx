import { type ProductKey, type ProductRecord, productLabels } from '../../api/product-record';
import type { RecordActions } from '../../embed/records/record-actions';
import * as kinds from '../../list/column-kinds';
import type { ListColumn } from '../../list/grid-columns';
import type { RowAction } from '../../list/row-actions';
import { Pencil, Trash2 } from '../../ui/icons';
import { groupKind, groupValue } from './group-cell';
import { messages } from './products.messages';

type Column = ListColumn<ProductRecord>;

function column(key: ProductKey, width: number, kind: kinds.ColumnKind = kinds.text): Column {
  return { key, name: productLabels[key], width, kind, value: (product) => product[key] };
}

/** The columns in their default order; the first stays in view, and shows the picture that the product has. */
export function productColumns(apiBase: string): readonly Column[] {
  return [
    { ...column('GROUP_NAME', 196, groupKind), value: (product) => groupValue(product, apiBase) },
    column('MAIN_SKU', 152),
    column('LOOKUP_SKU', 136),
    column('DESCRIPTION', 240),
    column('UNIT', 76),
    column('UNIT_SIZE', 92, kinds.number),
    column('STANDARD_ROLL_LENGTH', 152, kinds.number),
    column('CROWNED_STRIP_LENGTH', 152, kinds.number),
    column('WEIGHT_PER_UNIT', 124, kinds.number),
    column('ORDER_QUANTITY', 124),
    column('LEAD_TIME', 116),
    column('APPLICATION_GROUP', 168, kinds.list()),
    column('SUB_GROUP', 136),
    column('LOGO_CHANGEABLE', 132, kinds.yesNo),
    column('PRIME_LOGO_NAMES', 152, kinds.list('---')),
    column('EXCLUSIVE', 92, kinds.yesNo),
    column('EXCLUSIVE_FOR_COMPANY', 172, kinds.list()),
    column('STATUS', 108, kinds.status),
  ];
}

/** Keys of the columns that can be chosen: all fields but the address of the picture, which the group's name shows. */
export const productColumnKeys: readonly string[] = Object.keys(productLabels).filter((key) => key !== 'IMAGE_URL');

/** What can be done with one product. */
export function rowActions({
  edit,
  click,
  deleting,
}: RecordActions<ProductRecord>): readonly RowAction<ProductRecord>[] {
  return [
    {
      name: messages.editShort,
      icon: Pencil,
      tone: 'quiet',
      labelOf: ({ MAIN_SKU }) => messages.edit(MAIN_SKU),
      onPick: ({ ID }) => click(() => edit(ID)),
    },
    {
      name: messages.removeShort,
      icon: Trash2,
      tone: 'danger',
      labelOf: ({ MAIN_SKU }) => messages.remove(MAIN_SKU),
      onPick: (product) => {
        deleting.value = product;
      },
    },
  ];
}
