import type { FileColumn, FindingKind, ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import type { DecimalSeparator } from '../../sheet/numbers';
import { normalizeName } from '../../wire/text-rules';
import { type ColumnContent, columnsOf, type UploadShape } from '../upload-shape';
import { isRounded } from './check-price';
import { isNumeric, rulesOf } from './contents';
import { currencyOf, isDashes, type NumberStyle, withoutCurrency } from './number-style';

export interface ReadColumn {
  readonly key: string;
  readonly index: number;
  readonly content: ColumnContent;
  readonly style: NumberStyle;
}

export interface RowFinding {
  readonly column: string;
  readonly kind: FindingKind;
}

export type RowReader = ReturnType<typeof rowReader>;

/** Assumes that `isCompleteMapping(columns)`. */
export function rowReader(
  shape: UploadShape,
  fileColumns: readonly FileColumn[],
  separator: DecimalSeparator,
  { rounding, skuParts }: ReadingOptions = {},
) {
  const keyColumn = shape.key.key;
  const columns: readonly ReadColumn[] = columnsOf(shape).flatMap(({ key, content }) => {
    const style = { separator, rounding, currency: currencyOf(key) };
    if (key === keyColumn && skuParts) return [{ key, index: skuParts.columns[0], content, style }];
    return fileColumns
      .filter((column) => column.state === 'used' && column.key === key)
      .map(({ index }) => ({ key, index, content, style }));
  });
  const keyIndex = columns.find(({ key }) => key === keyColumn)?.index ?? -1;
  const checks = columns.map((column) => ({ ...column, check: rulesOf(column.content).check }));

  const keyCell = (cells: readonly Cell[]): Cell => {
    if (!skuParts) return cells[keyIndex] ?? '';
    const parts = skuParts.columns.map((index) => cellText(cells[index] ?? '').trim());
    // One part alone may be the SKU of another product.
    return parts.some((part) => part === '' || isDashes(part)) ? '' : parts.join(skuParts.joiner);
  };
  const cellOf = (cells: readonly Cell[], { key, index }: ReadColumn): Cell =>
    key === keyColumn ? keyCell(cells) : (cells[index] ?? '');
  return {
    columns,
    keyOf({ cells }: SheetRow): string {
      const key = normalizeName(cellText(keyCell(cells)));
      return isDashes(key) ? '' : key;
    },
    /** Returns the findings of a row, except those that need the other rows. */
    findingsOf({ cells }: SheetRow): readonly RowFinding[] {
      const findings: RowFinding[] = [];
      for (const column of checks) {
        const kind = column.check(cellOf(cells, column), column.style);
        if (kind !== undefined) findings.push({ column: column.key, kind });
      }
      return findings;
    },
    read: ({ cells }: SheetRow, column: ReadColumn): string =>
      rulesOf(column.content).read(cellOf(cells, column), column.style),
    /** Counts rounded prices, and cells that are read differently from how they are written. */
    countChangedCells({ cells }: SheetRow) {
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
