import { type Currency, currencies, priceKeysOf, priceLabel } from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import { productFields } from '../../api/product-fields';
import { productLabels } from '../../api/product-record';
import { kindOf, price, text } from '../../ui/table/column-kinds';
import type { TableColumn, TableColumnGroup } from '../../ui/table/table.types';
import { messages } from './prices.messages';

type Column = TableColumn<PriceRecord>;

/** The left part, in its default order: all can be hidden and moved but the first. */
export const productColumns: readonly Column[] = [
  { key: 'MAIN_SKU', name: productLabels.MAIN_SKU, width: 152, kind: text, value: ({ MAIN_SKU }) => MAIN_SKU },
  { key: 'GROUP_NAME', name: productLabels.GROUP_NAME, width: 172, kind: text, value: ({ GROUP_NAME }) => GROUP_NAME },
  ...productFields.map(
    ({ key, name, width, content, empty }): Column => ({
      key,
      name,
      width,
      kind: kindOf(content, empty),
      value: ({ product }) => product[key],
    }),
  ),
];

/** Keys of the columns that can be chosen. */
export const productColumnKeys: readonly string[] = productColumns.map(({ key }) => key);

/** The right part: 20 price levels in each currency. */
export const priceGroups: readonly TableColumnGroup<PriceRecord>[] = currencies.map((currency) => ({
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
    kind: price,
    value: (record) => record[key],
  }));
}
