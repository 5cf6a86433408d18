import type { CheckedFile } from '../../machines/reading.types';
import type { ColumnValue } from '../../machines/reading-offers.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { parsePrice } from '../../wire/price-text';
import { increment } from './column-values';
import { addressesIn } from './contents';
import type { CostReader } from './cost-reader';
import { foreignAmount } from './currency-words';
import type { RowFacts } from './exclusions';
import type { ReadColumn, RowReader } from './row-reader';
import { createUnitCounts } from './unit-counts';

/** Values of a column that are offered to be read in another way; more are listed with the findings alone. */
const maxOfferedValues = 20;

/** Collects the cells that could be read in another way: as Active or Inactive, as one address, or as amounts of a currency. */
export function createReadingOffers(reader: RowReader) {
  const unitCounts = createUnitCounts(reader);
  const addressColumns = reader.columns.filter(({ content, style }) => content === 'address' && !style.firstAddress);
  const columnByKey = new Map(reader.columns.map((column) => [column.key, column]));
  const statuses = new Map<string, number>();
  const amounts = new Map<string, CheckedFile['offers']['amounts'][number]>();
  const costAmounts = new Map<string, CheckedFile['offers']['costAmounts'][number]>();
  let severalAddresses = 0;
  let nearKeys: CheckedFile['offers']['nearKeys'];

  function addAmount({ key, style }: ReadColumn, text: string): void {
    const currency = style.currency && foreignAmount(text, style.currency)?.currency;
    if (currency === undefined) return;
    const id = `${key} ${currency}`;
    const { cells, texts } = amounts.get(id) ?? { cells: 0, texts: 0 };
    const isText = parsePrice(text).kind === 'price';
    amounts.set(id, { key, currency, cells: cells + 1, texts: texts + (isText ? 1 : 0) });
  }
  function addCostAmount({ column, currency: expected }: CostReader, text: string): void {
    const amount = foreignAmount(text, expected);
    if (amount === undefined) return;
    const currency = amount.currency ?? amount.word;
    const id = `${column} ${currency}`;
    costAmounts.set(id, { column, currency, cells: (costAmounts.get(id)?.cells ?? 0) + 1 });
  }
  return {
    add(row: SheetRow, { key: rowKey, findings }: RowFacts): void {
      const { cells } = row;
      unitCounts.add(row);
      const nearKey = reader.nearKeyOf(row);
      if (nearKey !== undefined) {
        const { rows, written, known } = nearKeys ?? { rows: 0, written: rowKey, known: nearKey };
        nearKeys = { rows: rows + 1, written, known };
      }
      for (const { index } of addressColumns)
        if (addressesIn(cellText(cells[index] ?? '')).length > 1) severalAddresses++;
      for (const { column: key, kind } of findings) {
        const column = columnByKey.get(key);
        if (column === undefined) continue;
        // As it is looked up: dashes are a blank.
        if (kind === 'wrong-status') increment(statuses, reader.read(row, column));
        if (kind !== 'other-currency') continue;
        const text = cellText(cells[column.index] ?? '').trim();
        if (column.calculated) addCostAmount(column.calculated.costReader, text);
        else addAmount(column, text);
      }
    },
    result(): CheckedFile['offers'] {
      const values: readonly ColumnValue[] = [...statuses].map(([value, rows]) => ({ value, rows }));
      return {
        statuses: values.slice(0, maxOfferedValues),
        nearKeys,
        severalAddresses,
        amounts: [...amounts.values()],
        costAmounts: [...costAmounts.values()],
        priceUnits: unitCounts.result(),
      };
    },
  };
}
