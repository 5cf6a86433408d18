import type { FileColumn } from '../machines/reading.types';
import { columnLetters } from './reading/file-columns';
import { uploadMessages as messages } from './upload.messages';

/** The name of a column of the file, or its place where it has none. */
export const columnTitle = ({ index, name }: Pick<FileColumn, 'index' | 'name'>): string =>
  name || columnPlaceText(index);

/** A column by its place in the sheet, such as `Column A`. */
export const columnPlaceText = (index: number): string => messages.columnPlace(columnLetters(index));

/** The title of the column at this position from 0; '' without one. */
export function titleAt(columns: readonly FileColumn[] | undefined, index: number): string {
  const column = columns?.find((one) => one.index === index);
  return column ? columnTitle(column) : '';
}
