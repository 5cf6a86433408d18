import type { Context, MiddlewareHandler } from 'hono';
import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { maxBodySize } from '../body-size';
import { answer, answerWarning } from '../envelope';
import type { ConfirmOutcome } from './confirm-pairs';
import type { UploadOutcome } from './save-rows';

const MEGABYTE = 1024 * 1024;

/** The largest file, and what a multipart body has around it. */
export const uploadSize: MiddlewareHandler = maxBodySize(
  limits.fileBytes / MEGABYTE + 1,
  sheetFailure('file-too-large', limits.fileBytes).message,
);

/** The largest confirmation. */
export const confirmSize: MiddlewareHandler = maxBodySize(
  32,
  'The request is too large: changes may have 32 MB at most. Please split the file.',
);

/** Answers what became of a file; `what` begins the message, as in `Prices`. */
export function answerUpload(
  c: Context,
  what: string,
  { created, unchanged, pairs }: UploadOutcome,
): Promise<Response> {
  const data = { needsConfirmation: pairs.length > 0, duplicateData: pairs, created, unchanged };
  const done = `${what} uploaded: ${count(created)} new, ${count(unchanged)} unchanged`;
  if (pairs.length === 0) return answer(c, `${done}, 0 changed.`, data);
  const differ = pairs.length === 1 ? '1 row differs' : `${count(pairs.length)} rows differ`;
  return answerWarning(c, `${done}. ${differ} from what is stored: please confirm the changes.`, data);
}

/** Answers what became of a confirmation; `what` begins the message, as in `Price`. */
export function answerConfirmation(
  c: Context,
  what: string,
  { changed, unchanged }: ConfirmOutcome,
): Promise<Response> {
  const already = unchanged > 0 ? `, ${count(unchanged)} were so already` : '';
  return answer(c, `${what} changes confirmed: ${count(changed)} saved${already}.`, { changed, unchanged });
}

const count = (value: number): string => value.toLocaleString('en');
