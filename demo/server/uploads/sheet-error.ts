import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SheetFailure, SheetFailureId } from '../../../src/sheet/sheet-failure';
import type { CodedMessage } from '../../../src/wire/error-texts';
import { HttpError } from '../http/http-error';

/** 415: not a spreadsheet; 400: damaged or encrypted; 413: beyond a limit; 422: without rows. */
const statuses: Readonly<Record<SheetFailureId, ContentfulStatusCode>> = {
  'wrong-type': 415,
  'wrong-spreadsheet': 415,
  'wrong-extension': 415,
  'wrong-name': 415,
  'zip-without-spreadsheet': 415,
  encrypted: 400,
  'damaged-zip': 400,
  'damaged-sheet': 400,
  'damaged-xls': 400,
  'cell-out-of-range': 400,
  'unclosed-quote': 400,
  'broken-text': 400,
  'file-too-large': 413,
  'inflated-too-large': 413,
  'whole-too-large': 413,
  'too-many-entries': 413,
  'too-many-rows': 413,
  'too-many-columns': 413,
  'cell-too-long': 413,
  'row-too-long': 413,
  'timed-out': 413,
  'empty-file': 422,
  'no-first-sheet': 422,
  'first-sheet-hidden': 422,
  'first-sheet-empty': 422,
  'no-cells': 422,
  'header-only': 422,
};

/** What is known of a file that cannot be read; a Worker posts it. */
export type Failure = Pick<SheetFailure, 'id' | 'message' | 'details'>;

/** The text of an unreadable file: its code is `file-` and the cause. */
const sheetText = ({ id, message }: Failure): CodedMessage => ({ code: `file-${id}`, message });

/** The error for an unreadable file, with its cause in `data.cause` and what its text names in `data.details`. */
export const sheetError = (failure: Failure): HttpError =>
  new HttpError(statuses[failure.id], sheetText(failure), { data: { cause: failure.id, details: failure.details } });
