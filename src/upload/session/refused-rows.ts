import type { OpenedFile } from '../../machines/reading.types';
import type { RefusedRow, UploadProblem } from '../../machines/upload.types';
import { normalizeColumnName } from '../../sheet/columns';
import type { Reading } from '../reading/reading';
import type { RowPlace } from '../reading/written-rows';
import { aliasesOf, columnsOf, type UploadShape } from '../upload-shape';

/** What was sent, and how its rows and columns are found in the preview. */
export interface SentSheet {
  /** `original`: the chosen file itself; `rewritten`: a sheet made of the rows to send. */
  readonly fileKind: 'original' | 'rewritten';
  readonly locate: Reading['locate'];
  readonly shape: UploadShape;
  readonly columns: OpenedFile['columns'];
}

const namedRow = /\b(row\s+)(\d+)\b/gi;

const rowsNamedIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(namedRow), ([, , row]) => Number(row));

/**
 * Finds the rows that the back end has refused in the chosen file. A sheet made of the rows to send has other row numbers:
 * those in the back end's texts are replaced by the file's.
 */
export async function withFileRows(problem: UploadProblem, sheet: SentSheet): Promise<UploadProblem> {
  const { message, rows = [] } = problem;
  const texts = sheet.fileKind === 'rewritten' ? [message, ...rows.map(({ reason }) => reason)] : [];
  const numbers = [...rows.flatMap(({ row }) => row ?? []), ...texts.flatMap(rowsNamedIn)];
  if (numbers.length === 0) return problem;
  const places = await sheet.locate({ numbers, fileKind: sheet.fileKind });
  const columnByAnyName = columnsByAnyName(sheet);
  const translate = (text: string) => (sheet.fileKind === 'rewritten' ? withRowNumbers(text, places) : text);
  return {
    ...problem,
    message: translate(message),
    rows: rows.map((refused): RefusedRow => {
      const { row, column, reason } = refused;
      const place = row === undefined ? undefined : places.get(row);
      const number = place?.number ?? (sheet.fileKind === 'original' ? row : undefined);
      // A row whose column the preview does not have is shown at its key.
      const { key, label } = columnByAnyName.get(normalizeColumnName(column)) ?? {
        key: sheet.shape.keyColumn.key,
        label: column,
      };
      return { row: number, column: label, reason: translate(reason), place: place && { ...place, key } };
    }),
  };
}

const withRowNumbers = (text: string, places: ReadonlyMap<number, RowPlace>): string =>
  text.replace(namedRow, (whole, word: string, row: string) => {
    const place = places.get(Number(row));
    return place ? `${word}${place.number}` : whole;
  });

/** The preview's columns by every name that a back end may use: the key, the label, and the file's own name. */
function columnsByAnyName({ shape, columns }: SentSheet) {
  const columnsOfShape = columnsOf(shape);
  const byKey = new Map(columnsOfShape.map((column) => [column.key, column]));
  const byNameInFile = columns.flatMap(({ name, key, state }) => {
    const column = state === 'used' && key !== undefined ? byKey.get(key) : undefined;
    return column ? [[name, column] as const] : [];
  });
  const byOwnName = columnsOfShape.flatMap((column) =>
    [...aliasesOf(column), column.key].map((name) => [name, column] as const),
  );
  return new Map(
    [...byNameInFile, ...byOwnName].map(
      ([name, { key, label }]) => [normalizeColumnName(name), { key, label }] as const,
    ),
  );
}
