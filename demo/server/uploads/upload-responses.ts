import type { Context } from 'hono';
import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { limitLargeBody } from '../http/body-limit';
import { documentedAs } from '../http/describe-route';
import { respond, respondWithWarning } from '../http/respond';
import { confirmBody, documentedBody, type ValueSchemas } from './confirm-body';
import type { ConfirmOutcome } from './confirm-pairs';
import type { UploadOutcome } from './save-rows';
import { fileForm } from './uploaded-file';

const MEGABYTE = 1024 * 1024;

/** The route of an upload of `records`, such as `prices`. */
export const uploadOf = (records: string) => ({
  summary: `Uploads a file of ${records}: saves new rows, and returns those that differ from stored records`,
  form: fileForm,
  errors: [409, 422, 429, 503],
  limit: limitLargeBody(limits.fileBytes / MEGABYTE + 1, sheetFailure('file-too-large', limits.fileBytes).message),
});

/** The route of a confirmation of changes to records with these values. */
export const confirmationOf = (schemas: ValueSchemas<string, unknown>) => ({
  summary: 'Saves changes that an upload has returned, all or none',
  body: documentedAs(confirmBody(), documentedBody(schemas)),
  errors: [409, 429, 503],
  limit: limitLargeBody(32, 'The request is too large: changes may have 32 MB at most. Please split the file.'),
});

/** Responds with the result of an upload; the message begins with `what`, such as `Prices`. */
export function respondToUpload(
  c: Context,
  what: string,
  { created, unchanged, pairs }: UploadOutcome,
): Promise<Response> {
  const data = { needsConfirmation: pairs.length > 0, duplicateData: pairs, created, unchanged };
  const done = `${what} uploaded: ${count(created)} new, ${count(unchanged)} unchanged`;
  if (pairs.length === 0) return respond(c, `${done}, 0 changed.`, data);
  const differ = pairs.length === 1 ? '1 row differs' : `${count(pairs.length)} rows differ`;
  return respondWithWarning(c, `${done}. ${differ} from what is stored: please confirm the changes.`, data);
}

/** Responds with the result of a confirmation; the message begins with `what`, such as `Price`. */
export function respondToConfirmation(
  c: Context,
  what: string,
  { changed, unchanged }: ConfirmOutcome,
): Promise<Response> {
  const already = unchanged > 0 ? `, ${count(unchanged)} already up to date` : '';
  return respond(c, `${what} changes confirmed: ${count(changed)} saved${already}.`, { changed, unchanged });
}

const count = (value: number): string => value.toLocaleString('en');
