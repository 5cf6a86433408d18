import type { ColumnKind } from '../../ui/table/column-kinds';
import { text } from '../../ui/table/column-kinds';
import { fieldColumns } from '../../ui/table/field-columns';
import type { CellEditor, TableColumn, TableColumnGroup } from '../../ui/table/table.types';
import type { PriceRecord } from '../../wire/price';
import { currencies, levelLabel, type PriceKey, priceKeysOf, priceLabel } from '../../wire/price-levels';
import { formatPrice } from '../../wire/price-text';
import { productFields } from '../../wire/product';
import { currencyClass } from './currency-styles';
import { messages } from './prices.messages';

/** A decimal with 2 to 4 decimals and grouped thousands, or a text such as POA. */
export const price: ColumnKind = {
  align: 'end',
  format(value) {
    const cell = text.format(value);
    if (cell.look === 'none') return cell;
    const shown = formatPrice(cell.text);
    return shown === undefined ? { text: cell.text, look: 'word' } : { text: shown };
  },
};

const { MAIN_SKU, GROUP_NAME, ...others } = productFields;

/** The left part, in its default order: all can be hidden and moved but the first. */
export const productColumns: readonly TableColumn<PriceRecord>[] = [
  ...fieldColumns({ MAIN_SKU, GROUP_NAME }, (record: PriceRecord, key) => record[key]),
  ...fieldColumns(others, ({ product }: PriceRecord, key) => product[key]),
];

/** Keys of the columns that can be chosen. */
export const productColumnKeys: readonly string[] = productColumns.map(({ key }) => key);

/**
 * The right part: the price levels of each currency. The currency stands in the group's heading and not in each column's
 * text, but in its name for screen readers.
 */
export const priceGroups = groupsWith(() => undefined);

/** The right part, with what changes a price in place. */
export function groupsWith(
  editorOf: (key: PriceKey) => CellEditor<PriceRecord> | undefined,
): readonly TableColumnGroup<PriceRecord>[] {
  return currencies.map((currency) => ({
    name: currency,
    note: messages.priceLevels,
    className: currencyClass(currency),
    columns: priceKeysOf(currency).map((key) => {
      const editor = editorOf(key);
      return {
        key,
        name: levelLabel(key),
        label: priceLabel(key),
        width: 88,
        kind: price,
        value: (record: PriceRecord) => record[key],
        ...(editor && { editor }),
      };
    }),
  }));
}
