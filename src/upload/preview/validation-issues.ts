import type { CheckedFile, FileColumn, Finding, OpenedFile, ReadingOptions } from '../../machines/upload-file.types';
import { isError } from '../reading/finding-kinds';
import { countOut } from './exclusion-choices';

export const unknownColumns = (opened: OpenedFile): readonly FileColumn[] =>
  opened.columns.filter(({ state }) => state === 'unknown');

export const needsSign = ({ numbers }: CheckedFile, { decimalSign }: ReadingOptions): boolean =>
  decimalSign === undefined && (numbers.kind === 'ambiguous' || numbers.kind === 'mixed');

/** Wrong numbers do not prevent sending while the user has to choose the decimal sign. */
export const blockingFindings = (checked: CheckedFile, options: ReadingOptions): readonly Finding[] =>
  checked.findings.filter(({ kind }) => isError(kind) && !(kind === 'wrong-number' && needsSign(checked, options)));

export const isAllOut = (checked: CheckedFile): boolean => countOut(checked) === checked.rows;

/** Counts the issues that prevent sending. */
export function countErrors(checked: CheckedFile, options: ReadingOptions): number {
  const cells = blockingFindings(checked, options).reduce((sum, finding) => sum + finding.cells, 0);
  return cells + (needsSign(checked, options) ? 1 : 0) + (isAllOut(checked) ? 1 : 0);
}

/** Whether the file has the previewed values: UTF-8, plain numbers, known columns, no options. */
export const isSentUnchanged = (opened: OpenedFile, checked: CheckedFile | undefined, options: ReadingOptions) =>
  opened.encoding === undefined &&
  Object.keys(options).length === 0 &&
  unknownColumns(opened).length === 0 &&
  checked?.example === undefined &&
  !checked?.reinterpreted;

/** Whether more than the notation of numbers differs from the file's first sheet. */
export function mustSendAsRead(
  opened: OpenedFile,
  checked: CheckedFile | undefined,
  { decimalSign: _, ...options }: ReadingOptions,
): boolean {
  return (
    Object.keys(options).length > 0 ||
    opened.encoding !== undefined ||
    unknownColumns(opened).length > 0 ||
    Boolean(checked?.reinterpreted)
  );
}
