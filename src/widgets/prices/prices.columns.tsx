import { type Currency, currencies, priceKeysOf, priceLabel } from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import { type ProductKey, productLabels } from '../../api/product-record';
import type { RecordActions } from '../../embed/records/record-actions';
import * as kinds from '../../list/column-kinds';
import type { ListColumn, ListColumnGroup } from '../../list/grid-columns';
import type { RowAction } from '../../list/row-actions';
import { Pencil, Trash2 } from '../../ui/icons';
import { messages } from './prices.messages';

type Column = ListColumn<PriceRecord>;

/** A column of the record's product. */
function ofProduct(key: ProductKey, width: number, kind: kinds.ColumnKind = kinds.text): Column {
  return { key, name: productLabels[key], width, kind, value: ({ product }) => product[key] };
}

/** The left part, in its default order: all can be hidden and moved but the first. */
export const productColumns: readonly Column[] = [
  { key: 'MAIN_SKU', name: productLabels.MAIN_SKU, width: 152, kind: kinds.text, value: ({ MAIN_SKU }) => MAIN_SKU },
  {
    key: 'GROUP_NAME',
    name: productLabels.GROUP_NAME,
    width: 172,
    kind: kinds.text,
    value: ({ GROUP_NAME }) => GROUP_NAME,
  },
  ofProduct('LOOKUP_SKU', 136),
  ofProduct('DESCRIPTION', 220),
  ofProduct('UNIT', 76),
  ofProduct('UNIT_SIZE', 88, kinds.number),
  ofProduct('STANDARD_ROLL_LENGTH', 148, kinds.number),
  ofProduct('CROWNED_STRIP_LENGTH', 148, kinds.number),
  ofProduct('WEIGHT_PER_UNIT', 120, kinds.number),
  ofProduct('ORDER_QUANTITY', 120),
  ofProduct('LEAD_TIME', 112),
  ofProduct('APPLICATION_GROUP', 168, kinds.list()),
  ofProduct('SUB_GROUP', 136),
  ofProduct('LOGO_CHANGEABLE', 128, kinds.yesNo),
  ofProduct('PRIME_LOGO_NAMES', 148, kinds.list('---')),
  ofProduct('EXCLUSIVE', 92, kinds.yesNo),
  ofProduct('EXCLUSIVE_FOR_COMPANY', 168, kinds.list()),
  ofProduct('STATUS', 108, kinds.status),
];

/** Keys of the columns that can be chosen. */
export const productColumnKeys: readonly string[] = productColumns.map(({ key }) => key);

/** The right part: 20 price levels in each currency. */
export const priceGroups: readonly ListColumnGroup<PriceRecord>[] = currencies.map((currency) => ({
  name: currency,
  note: messages.priceLevels,
  className: `pricebook-currency-${currency.toLowerCase()}`,
  columns: priceColumnsOf(currency),
}));

/** The currency stands in the group's heading and not in each column's text, but in its name for screen readers. */
function priceColumnsOf(currency: Currency): readonly Column[] {
  return priceKeysOf(currency).map((key) => ({
    key,
    name: `SP ${key.slice(-2)}`,
    label: priceLabel(key),
    width: 88,
    kind: kinds.price,
    value: (record) => record[key],
  }));
}

/** What can be done with one record. */
export function rowActions({ edit, click, deleting }: RecordActions<PriceRecord>): readonly RowAction<PriceRecord>[] {
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
      onPick: (record) => {
        deleting.value = record;
      },
    },
  ];
}
