import { columnKindOf } from '../../src/ui/table/column-kinds';
import { priceText } from '../../src/widgets/prices/prices.columns';
import { type Fields, fieldOf, isColumn, keysWhere } from '../../src/wire/field';
import type { PriceRecord } from '../../src/wire/price';
import { levelLabel, type PriceKey, priceKeysOf } from '../../src/wire/price-levels';
import { productFields } from '../../src/wire/product';
import type { Sample } from './findings';

const rowCount = 3;
const columnCount = 8;

/** The first rows with the first columns, each cell with the text that the list would show. */
export function drawRecords<F extends Fields>(
  fields: F,
  items: readonly { readonly [K in keyof F]?: unknown }[],
): Sample {
  const keys = keysWhere(fields, isColumn).slice(0, columnCount);
  return {
    columns: keys.map((key) => fieldOf(fields, key).label),
    rows: items
      .slice(0, rowCount)
      .map((item) => keys.map((key) => columnKindOf(fieldOf(fields, key)).format(item[key]).text)),
  };
}

const drawnLevels: readonly PriceKey[] = [...priceKeysOf('AUD').slice(0, 3), ...priceKeysOf('USD').slice(0, 3)];

export function drawPrices(items: readonly PriceRecord[]): Sample {
  const { MAIN_SKU, GROUP_NAME, DESCRIPTION } = productFields;
  const left = drawRecords(
    { MAIN_SKU, GROUP_NAME, DESCRIPTION },
    items.map((item) => ({ ...item.product, MAIN_SKU: item.MAIN_SKU, GROUP_NAME: item.GROUP_NAME })),
  );
  return {
    columns: [...left.columns, ...drawnLevels.map((key) => `${key.slice(3, 6)} ${levelLabel(key)}`)],
    rows: left.rows.map((row, index) => [...row, ...drawnLevels.map((key) => priceText(items[index]?.[key] ?? ''))]),
  };
}
