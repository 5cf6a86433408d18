import { type Currency, currencies, priceKeysOf, priceLabel } from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import * as kinds from '../../list/column-kinds';
import type { ListColumn, ListColumnGroup } from '../../list/grid-columns';
import type { RowAction } from '../../list/row-actions';
import { Pencil, Trash2 } from '../../ui/icons';
import type { PriceActions } from './price-actions';
import { messages } from './prices.messages';

type Column = ListColumn<PriceRecord>;

/** A column of the record's product. */
function ofProduct(
  key: keyof PriceRecord['product'],
  name: string,
  width: number,
  kind: kinds.ColumnKind = kinds.text,
): Column {
  return { key, name, width, kind, value: ({ product }) => product[key] };
}

/** The left part, in its default order: all can be hidden and moved but the first. */
export const productColumns: readonly Column[] = [
  { key: 'MAIN_SKU', name: 'Main SKU', width: 152, kind: kinds.text, value: ({ MAIN_SKU }) => MAIN_SKU },
  { key: 'GROUP_NAME', name: 'Group name', width: 172, kind: kinds.text, value: ({ GROUP_NAME }) => GROUP_NAME },
  ofProduct('LOOKUP_SKU', 'Lookup SKU', 136),
  ofProduct('DESCRIPTION', 'Description', 220),
  ofProduct('UNIT', 'Unit', 76),
  ofProduct('UNIT_SIZE', 'Unit size', 88, kinds.number),
  ofProduct('STANDARD_ROLL_LENGTH', 'Standard roll length', 148, kinds.number),
  ofProduct('CROWNED_STRIP_LENGTH', 'Crowned strip length', 148, kinds.number),
  ofProduct('WEIGHT_PER_UNIT', 'Weight per unit', 120, kinds.number),
  ofProduct('ORDER_QUANTITY', 'Order quantity', 120),
  ofProduct('LEAD_TIME', 'Lead time', 112),
  ofProduct('APPLICATION_GROUP', 'Application group', 168, kinds.list()),
  ofProduct('SUB_GROUP', 'Sub group', 136),
  ofProduct('LOGO_CHANGEABLE', 'Logo changeable', 128, kinds.yesNo),
  ofProduct('PRIME_LOGO_NAMES', 'Prime logo names', 148, kinds.list('---')),
  ofProduct('EXCLUSIVE', 'Exclusive', 92, kinds.yesNo),
  ofProduct('EXCLUSIVE_FOR_COMPANY', 'Exclusive for company', 168, kinds.list()),
  ofProduct('STATUS', 'Status', 108, kinds.status),
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
export function rowActions({ edit, click, deleting }: PriceActions): readonly RowAction<PriceRecord>[] {
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
