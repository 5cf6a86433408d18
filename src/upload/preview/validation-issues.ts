import type { CheckedFile, FileColumn, Finding, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { isError } from '../reading/finding-kinds';
import { uploadMessages as messages } from '../upload.messages';
import { countExcluded } from './exclusion-choices';

export const unknownColumns = (opened: OpenedFile): readonly FileColumn[] =>
  opened.columns.filter(({ state }) => state === 'unknown');

export function needsSeparator(
  { numberNotation }: CheckedFile,
  { decimalSeparator, isSeparatorOfTemplate }: ReadingOptions,
): boolean {
  if (numberNotation.kind === 'clear')
    return isSeparatorOfTemplate === true && decimalSeparator !== numberNotation.separator;
  return decimalSeparator === undefined && numberNotation.kind !== 'plain';
}

/** Wrong numbers do not prevent sending while the user has to choose the decimal separator. */
export const blockingFindings = (checked: CheckedFile, options: ReadingOptions): readonly Finding[] =>
  checked.findings.filter(
    ({ kind }) => isError(kind) && !(kind === 'wrong-number' && needsSeparator(checked, options)),
  );

export const countCells = (findings: readonly Finding[]): number => findings.reduce((sum, { cells }) => sum + cells, 0);

/** Whether no row is left to send: the header is the last row, or all rows below it are excluded. */
const hasNoRowsToSend = (checked: CheckedFile): boolean => countExcluded(checked) === checked.rows;

/** A missing choice of the separator, and a file without rows to send, count as one error each. */
export function countErrors(checked: CheckedFile, options: ReadingOptions): number {
  const cells = countCells(blockingFindings(checked, options));
  return cells + (needsSeparator(checked, options) ? 1 : 0) + (hasNoRowsToSend(checked) ? 1 : 0);
}

/** Says why the file cannot be sent; `undefined` if it can. */
export function blockedReason(checked: CheckedFile, options: ReadingOptions): string | undefined {
  if (checked.rows === 0) return messages.noRows;
  if (hasNoRowsToSend(checked)) return messages.allExcluded;
  if (needsSeparator(checked, options)) return messages.separatorFirst;
  const errors = countErrors(checked, options);
  return errors > 0 ? messages.blocked(errors, checked.errorRows) : undefined;
}

/** Whether the back end reads the previewed values from the file itself, so that it is sent as it is. */
export const canSendFileItself = (opened: OpenedFile, checked: CheckedFile | undefined, options: ReadingOptions) =>
  !mustSendPreviewedRows(opened, checked, options) &&
  options.decimalSeparator === undefined &&
  checked?.example === undefined;

/** Whether the back end would read the file itself differently, apart from the notation of numbers, so that it cannot be sent. */
export const mustSendPreviewedRows = (
  opened: OpenedFile,
  checked: CheckedFile | undefined,
  { decimalSeparator: _, ...options }: ReadingOptions,
): boolean =>
  Object.keys(options).length > 0 ||
  opened.encoding !== undefined ||
  unknownColumns(opened).length > 0 ||
  Boolean(checked?.reinterpreted);
