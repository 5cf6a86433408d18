import type { Cell, SheetRow } from '../../sheet/cell';
import { cellText } from '../../sheet/cell-text';
import type { DecimalSign } from '../../sheet/numbers';
import { type ColumnContent, columnsOf, type UploadShape } from '../upload-shape';
import { rulesOf } from './contents';
import type { MarkKind } from './marks';
import type { FileColumn, PreviewRow } from './reading.types';

/** A column that is read: where it stands in the file and what it holds. */
interface ReadColumn {
  readonly key: string;
  readonly index: number;
  readonly content: ColumnContent;
}

/** Reads rows of one file in one way. */
export interface RowReader {
  readonly columns: readonly ReadColumn[];
  readonly keyIndex: number;
  /** The value that names the row's record; '' where it is missing. */
  keyOf(row: SheetRow): string;
  /** Calls back for each cell of which something is to be said; doubled keys are the caller's to know. */
  marksOf(row: SheetRow, say: (key: string, kind: MarkKind) => void): void;
  /** The row as the preview shows it. */
  preview(row: SheetRow, position: number, isDoubled: (key: string) => boolean): PreviewRow;
  /** A cell as it is read: numbers in columns of numbers as plain decimals, everything else as text. */
  read(cell: Cell, content: ColumnContent): string;
}

/** Makes a reader. The columns must be known: see `areKnown`. */
export function rowReader(shape: UploadShape, file: readonly FileColumn[], sign: DecimalSign): RowReader {
  const columns = columnsOf(shape).flatMap(({ key, content }) =>
    file
      .filter((column) => column.state === 'used' && column.key === key)
      .map(({ index }) => ({ key, index, content })),
  );
  const keyKey = shape.key.key;
  const keyIndex = columns.find(({ key }) => key === keyKey)?.index ?? -1;
  const checks = columns.map(({ key, index, content }) => ({ key, index, check: rulesOf(content).check }));

  const keyOf = ({ cells }: SheetRow) => cellText(cells[keyIndex] ?? '').trim();
  const read = (cell: Cell, content: ColumnContent) => rulesOf(content).read(cell, sign);
  const marksOf: RowReader['marksOf'] = ({ cells }, say) => {
    for (const { key, index, check } of checks) {
      const kind = check(cells[index] ?? '', sign);
      if (kind !== undefined) say(key, kind);
    }
  };
  return {
    columns,
    keyIndex,
    keyOf,
    marksOf,
    read,
    preview(row, position, isDoubled) {
      const marks: Record<string, MarkKind> = {};
      marksOf(row, (key, kind) => {
        marks[key] = kind;
      });
      if (isDoubled(keyOf(row))) marks[keyKey] = 'doubled-key';
      const cells = Object.fromEntries(
        columns.map(({ key, index, content }) => [key, read(row.cells[index] ?? '', content)]),
      );
      return { position, number: row.number, cells, marks };
    },
  };
}
