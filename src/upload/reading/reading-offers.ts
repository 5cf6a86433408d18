import type { CheckedFile, ColumnValue, FindingKind } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { readNumber } from '../../sheet/numbers';
import { increment } from './column-values';
import { addressesIn } from './contents';
import { currencyAmount } from './currency-words';
import type { RowFacts } from './exclusions';
import type { ReadColumn, RowReader } from './row-reader';

/** Both separators are tried: the notation is not known while all numbers of the file are texts with a currency. */
const separators = ['point', 'comma'] as const;

/** The findings of cells that may be amounts in another currency. */
const amountFindings: ReadonlySet<FindingKind> = new Set(['to-check', 'wrong-number', 'other-currency']);

/** Values of a column that are offered to be read in another way; more are listed with the findings alone. */
const maxOfferedValues = 20;

/** Collects the cells that could be read in another way: as Active or Inactive, as one address, or as amounts of a currency. */
export function createReadingOffers(reader: RowReader) {
  const addressColumns = reader.columns.filter(({ content, style }) => content === 'address' && !style.firstAddress);
  const columnByKey = new Map(reader.columns.map((column) => [column.key, column]));
  const statuses = new Map<string, number>();
  const amounts = new Map<string, CheckedFile['offers']['amounts'][number]>();
  let severalAddresses = 0;
  let nearKeys: CheckedFile['offers']['nearKeys'];

  function addAmount({ key, style }: ReadColumn, text: string, isText: boolean): void {
    const amount = currencyAmount(text);
    if (amount?.currency === undefined || amount.currency === style.currency) return;
    if (separators.every((separator) => readNumber(amount.amount, separator).kind !== 'number')) return;
    const { currency } = amount;
    const id = `${key} ${currency}`;
    const { cells, texts } = amounts.get(id) ?? { cells: 0, texts: 0 };
    amounts.set(id, { key, currency, cells: cells + 1, texts: texts + (isText ? 1 : 0) });
  }
  return {
    add(row: SheetRow, { key: rowKey, findings }: RowFacts): void {
      const { cells } = row;
      const nearKey = reader.nearKeyOf(row);
      if (nearKey !== undefined) {
        const { rows, written, known } = nearKeys ?? { rows: 0, written: rowKey, known: nearKey };
        nearKeys = { rows: rows + 1, written, known };
      }
      for (const { index } of addressColumns)
        if (addressesIn(cellText(cells[index] ?? '')).length > 1) severalAddresses++;
      for (const { column: key, kind } of findings) {
        const column = columnByKey.get(key);
        if (column === undefined || column.calculated) continue;
        const text = cellText(cells[column.index] ?? '').trim();
        if (kind === 'wrong-status') increment(statuses, text);
        if (amountFindings.has(kind)) addAmount(column, text, kind === 'to-check');
      }
    },
    result(): CheckedFile['offers'] {
      const values: readonly ColumnValue[] = [...statuses].map(([value, rows]) => ({ value, rows }));
      return {
        statuses: values.slice(0, maxOfferedValues),
        nearKeys,
        severalAddresses,
        amounts: [...amounts.values()],
      };
    },
  };
}
