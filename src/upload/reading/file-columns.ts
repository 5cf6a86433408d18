import type { FileColumn, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import { type KnownColumn, matchColumns, type SheetColumn } from '../../sheet/columns';
import type { Sheet } from '../../sheet/sheet';
import { aliasesOf, columnsOf, type UploadShape } from '../upload-shape';

export const knownColumnsOf = (shape: UploadShape): readonly KnownColumn[] =>
  columnsOf(shape).map((column) => ({ key: column.key, aliases: aliasesOf(column) }));

export function mapFileColumns(
  names: readonly string[],
  firstRows: readonly SheetRow[],
  shape: UploadShape,
  chosen?: ReadingOptions['columns'],
  { hiddenColumns, textsBesideNumbers }: Partial<Pick<Sheet, 'hiddenColumns' | 'textsBesideNumbers'>> = {},
): readonly FileColumn[] {
  const matched = matchColumns(names, knownColumnsOf(shape));
  const columns =
    chosen === undefined ? matched.map(mappedByName) : matched.map((column) => mappedByChoice(column, chosen));
  const rows = firstRows.map(({ cells }) => cells);
  return columns.map((column) => {
    const { index, name, key } = column;
    const texts = textsBesideNumbers?.get(index);
    const isBlank = name === '' && key === undefined && rows.every((cells) => (cells[index] ?? '') === '');
    return {
      ...column,
      ...(isBlank && { state: 'blank' }),
      samples: samplesOf(rows, index),
      isHidden: hiddenColumns?.has(index) ?? false,
      ...(texts && { textsBesideNumbers: texts }),
    };
  });
}

/** Whether the key and at least one other column, or costs, are mapped, each once. */
export function isCompleteMapping(
  columns: readonly FileColumn[],
  { keyColumn }: UploadShape,
  { skuParts, costs = [] }: { readonly skuParts?: unknown; readonly costs?: readonly unknown[] | undefined } = {},
): boolean {
  const used = columns.filter(({ state }) => state === 'used');
  return (
    (skuParts !== undefined || used.some((column) => column.key === keyColumn.key)) &&
    (costs.length > 0 || used.some((column) => column.key !== keyColumn.key)) &&
    columns.every(({ state }) => state !== 'duplicate')
  );
}

/** The columns that are read: those with a field, the parts of the key, and costs. */
export function columnsInUse({ columns }: Pick<OpenedFile, 'columns'>, { skuParts, costs = [] }: ReadingOptions) {
  const keyPartsAndCosts: readonly number[] = [...(skuParts?.columns ?? []), ...costs.map(({ column }) => column)];
  return columns.filter(({ index, state }) => state === 'used' || keyPartsAndCosts.includes(index));
}

const maxSamples = 3;
/** Rows to search for samples if the first rows have none, because titles of sections often come first. */
const pagesToSearch = { pages: 5, size: 200 } as const;

/** Adds samples from rows further down to named columns that are blank in the first rows. */
export async function withLaterSamples(
  columns: readonly FileColumn[],
  readPage: (number: number, size: number) => Promise<readonly SheetRow[]>,
): Promise<readonly FileColumn[]> {
  const lacksSamples = ({ state, samples }: FileColumn) => state !== 'blank' && samples.length === 0;
  let columnsWithSamples = columns;
  for (let number = 1; number <= pagesToSearch.pages && columnsWithSamples.some(lacksSamples); number++) {
    const rows = (await readPage(number, pagesToSearch.size)).map(({ cells }) => cells);
    if (rows.length === 0) break;
    columnsWithSamples = columnsWithSamples.map((column) =>
      lacksSamples(column) ? { ...column, samples: samplesOf(rows, column.index) } : column,
    );
  }
  return columnsWithSamples;
}

function samplesOf(rows: readonly (readonly Cell[])[], index: number): readonly string[] {
  const samples: string[] = [];
  for (const cells of rows) {
    const text = cellText(cells[index] ?? '').trim();
    if (text !== '' && samples.push(text) === maxSamples) break;
  }
  return samples;
}

type MappedColumn = Omit<FileColumn, 'samples' | 'isHidden'>;

function mappedByName({ index, name, match }: SheetColumn): MappedColumn {
  if (!('key' in match)) return { index, name, state: 'unknown', key: undefined };
  return { index, name, state: match.kind === 'known' ? 'used' : 'duplicate', key: match.key };
}

function mappedByChoice({ index, name }: SheetColumn, chosen: readonly (string | null)[]): MappedColumn {
  const key = chosen[index] ?? undefined;
  if (key === undefined) return { index, name, state: 'excluded', key };
  return { index, name, state: chosen.filter((other) => other === key).length > 1 ? 'duplicate' : 'used', key };
}

/** The first column is `A`, the 27th `AA`. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
