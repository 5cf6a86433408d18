import type { ReadingChoice } from '../../machines/upload.types';
import type { SheetRow } from '../../sheet/cell';
import { type KnownColumn, matchColumns, type SheetColumn } from '../../sheet/columns';
import { columnsOf, type UploadShape } from '../upload-shape';
import type { FileColumn } from './reading.types';

/** A shape's columns as headers are matched to them. */
export const knownColumns = (shape: UploadShape): readonly KnownColumn[] =>
  columnsOf(shape).map(({ key, label }) => ({ key, aliases: [label] }));

/** What each column of a file stands for: by its name, or as a person chose. */
export function fileColumns(
  names: readonly string[],
  top: readonly SheetRow[],
  shape: UploadShape,
  chosen: ReadingChoice['columns'],
): readonly FileColumn[] {
  const matched = matchColumns(names, knownColumns(shape));
  const columns = chosen === undefined ? matched.map(byName) : matched.map((column) => byChoice(column, chosen));
  return columns.map((column) =>
    column.state === 'unknown' && column.name === '' && top.every(({ cells }) => (cells[column.index] ?? '') === '')
      ? { ...column, name: columnLetters(column.index), state: 'blank' }
      : { ...column, name: column.name || columnLetters(column.index) },
  );
}

/** Whether rows can be read by these columns: the key and at least one other are there, once each. */
export function areKnown(columns: readonly FileColumn[], { key }: UploadShape): boolean {
  const used = columns.filter(({ state }) => state === 'used');
  return (
    used.some((column) => column.key === key.key) &&
    used.some((column) => column.key !== key.key) &&
    columns.every(({ state }) => state !== 'doubled')
  );
}

function byName({ index, name, match }: SheetColumn): FileColumn {
  if (match.kind === 'known') return { index, name, state: 'used', key: match.key };
  if (match.kind === 'doubled') return { index, name, state: 'doubled', key: match.key };
  return { index, name, state: 'unknown', key: undefined };
}

function byChoice({ index, name }: SheetColumn, chosen: readonly (string | null)[]): FileColumn {
  const key = chosen[index] ?? undefined;
  if (key === undefined) return { index, name, state: 'left-out', key };
  return { index, name, state: chosen.filter((other) => other === key).length > 1 ? 'doubled' : 'used', key };
}

/** A column's name as a spreadsheet program shows it: the first is `Column A`, the 27th `Column AA`. */
function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `Column ${letters}`;
}
