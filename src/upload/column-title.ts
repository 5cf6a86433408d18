import type { FileColumn } from '../machines/reading.types';
import { columnLetters } from './reading/file-columns';
import { uploadMessages as messages } from './upload.messages';

/** The name of a column of the file, or its place where it has none. */
export const columnTitle = ({ index, name }: Pick<FileColumn, 'index' | 'name'>): string => name || columnPlace(index);

/** A column's place in the sheet, such as `Column A`. */
export const columnPlace = (index: number): string => messages.columnPlace(columnLetters(index));

/** The title of the column at this place; '' without one. */
export function titleAt(columns: readonly FileColumn[] | undefined, place: number): string {
  const found = columns?.find(({ index }) => index === place);
  return found ? columnTitle(found) : '';
}
