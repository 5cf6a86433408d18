import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SheetFailureId } from '../../../src/sheet/sheet-failure';
import { Refusal } from '../refusal';

/** 415: no spreadsheet by its bytes; 400: broken or protected; 413: beyond a limit; 422: it reads, but has no rows. */
const statuses: Readonly<Record<SheetFailureId, ContentfulStatusCode>> = {
  'wrong-type': 415,
  'wrong-spreadsheet': 415,
  'wrong-extension': 415,
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

/** The answer to a file that cannot be read: its cause in `data.cause`, the text of that cause as the message. */
export function fileRefusal({ id, message }: { readonly id: SheetFailureId; readonly message: string }): Refusal {
  return new Refusal(statuses[id], message, { data: { cause: id } });
}
