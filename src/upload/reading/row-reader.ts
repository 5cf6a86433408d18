import type { FileColumn, FindingKind, ReadingOptions } from '../../machines/upload-file.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import type { DecimalSeparator } from '../../sheet/numbers';
import { normalizeName } from '../../wire/text-rules';
import { type ColumnContent, columnsOf, type UploadShape } from '../upload-shape';
import { isRounded } from './check-price';
import { isNumeric, rulesOf } from './contents';
import { currencyOf, isDashes, type NumberStyle, withoutCurrency } from './number-style';

interface ReadColumn {
  readonly key: string;
  readonly index: number;
  readonly content: ColumnContent;
  readonly style: NumberStyle;
}

export interface RowReader {
  readonly columns: readonly ReadColumn[];
  /** The key of the row's record; '' when missing. */
  keyOf(row: SheetRow): string;
  /** Reports each finding of a row, except those that need the other rows. */
  findingsOf(row: SheetRow, report: (key: string, kind: FindingKind) => void): void;
  read(row: SheetRow, column: ReadColumn): string;
  /** Counts rounded prices, and cells that are read differently from how they are written. */
  changesOf(row: SheetRow): { readonly rounded: number; readonly reinterpreted: number };
}

export type CellOptions = Pick<ReadingOptions, 'rounding' | 'skuParts'>;

/** Assumes that `isCompleteMapping(columns)`. */
export function rowReader(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  separator: DecimalSeparator,
  { rounding, skuParts }: CellOptions = {},
): RowReader {
  const keyColumn = shape.key.key;
  const columns = columnsOf(shape).flatMap(({ key, content }) => {
    const style = { separator, rounding, currency: currencyOf(key) };
    if (key === keyColumn && skuParts) return [{ key, index: skuParts.columns[0], content, style }];
    return fileColumns
      .filter((column) => column.state === 'used' && column.key === key)
      .map(({ index }) => ({ key, index, content, style }));
  });
  const keyIndex = columns.find(({ key }) => key === keyColumn)?.index ?? -1;
  const checks = columns
    .filter(({ key }) => key !== keyColumn || keyIndex >= 0)
    .map((column) => ({ ...column, check: rulesOf(column.content).check }));

  const keyCell = (cells: readonly Cell[]): Cell => {
    if (!skuParts) return cells[keyIndex] ?? '';
    const parts = skuParts.columns.map((index) => cellText(cells[index] ?? '').trim());
    return parts.filter((part) => part !== '').join(skuParts.joiner);
  };
  const cellOf = (cells: readonly Cell[], { key, index }: ReadColumn): Cell =>
    key === keyColumn ? keyCell(cells) : (cells[index] ?? '');
  return {
    columns,
    keyOf({ cells }) {
      const key = normalizeName(cellText(keyCell(cells)));
      return isDashes(key) ? '' : key;
    },
    findingsOf({ cells }, report) {
      for (const column of checks) {
        const kind = column.check(cellOf(cells, column), column.style);
        if (kind !== undefined) report(column.key, kind);
      }
    },
    read: ({ cells }, column) => rulesOf(column.content).read(cellOf(cells, column), column.style),
    changesOf({ cells }) {
      let rounded = 0;
      let reinterpreted = 0;
      for (const { index, content, style } of columns) {
        const cell = cells[index] ?? '';
        if (content === 'price' && rounding !== undefined && isRounded(cell, style)) rounded++;
        if (typeof cell !== 'string' || cell === '') continue;
        if (isDashes(cell) || (isNumeric(content) && isCurrencyText(cell))) reinterpreted++;
      }
      return { rounded, reinterpreted };
    },
  };
}

const isCurrencyText = (cell: string) => /[a-z$]/i.test(cell) && /\d/.test(cell) && withoutCurrency(cell) !== undefined;
