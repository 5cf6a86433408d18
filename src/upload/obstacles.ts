import type { ReadingChoice } from '../machines/upload.types';
import { isError } from './reading/marks';
import type { Checked, FileColumn, MarkCount, Opened } from './reading/reading.types';

/** Columns of which nobody has said what they stand for: they keep a file from being sent. */
export const unknownColumns = (opened: Opened): readonly FileColumn[] =>
  opened.columns.filter(({ state }) => state === 'unknown');

/** Whether a person must say how the numbers are written. */
export const asksForSign = ({ numbers }: Checked, choice: ReadingChoice): boolean =>
  choice.decimalSign === undefined && (numbers.kind === 'open' || numbers.kind === 'mixed');

/** The marks that keep a checked file from being sent. What is no number by a guessed sign is not held against it. */
export const errorMarks = (checked: Checked, choice: ReadingChoice): readonly MarkCount[] =>
  checked.marks.filter(({ kind }) => isError(kind) && !(kind === 'wrong-number' && asksForSign(checked, choice)));

/** How many things keep a checked file from being sent. */
export function countErrors(opened: Opened, checked: Checked, choice: ReadingChoice): number {
  const marks = errorMarks(checked, choice).reduce((sum, { count }) => sum + count, 0);
  return marks + unknownColumns(opened).length + (asksForSign(checked, choice) ? 1 : 0);
}

/**
 * Whether the file says by itself what the preview shows. If not, what is sent should be what was seen: columns were
 * mapped, a sign was chosen, numbers are not plain, or the text is not UTF-8.
 */
export function isPlain({ format }: Opened, checked: Checked | undefined, choice: ReadingChoice): boolean {
  const isUtf8 = format.kind !== 'csv' || format.encoding === 'utf-8';
  return isUtf8 && Object.keys(choice).length === 0 && checked?.example === undefined;
}
