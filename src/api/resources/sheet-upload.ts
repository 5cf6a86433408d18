import * as v from 'valibot';
import { listOf } from '../../wire/lists';
import { isRecord, toText, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';

/** A record that is stored, and the same record as the file would have it. */
export interface UploadPair {
  readonly existingData: WireRecord;
  readonly newData: WireRecord;
}

/** A wrong row, as the back end names it. */
export interface RowProblem {
  /** Row number as a spreadsheet program shows it; `undefined` where the problem is not one row's. */
  readonly row: number | undefined;
  readonly column: string;
  readonly reason: string;
}

/** What the back end did with a file. */
export interface SheetUploaded {
  /** Its message, to be shown; '' when there was none. */
  readonly message: string;
  /** New records; `undefined` where it did not say. */
  readonly created: number | undefined;
  /** Rows equal to what is stored; `undefined` where it did not say. */
  readonly unchanged: number | undefined;
  /** What is to be confirmed; empty when nothing is. */
  readonly duplicates: readonly UploadPair[];
}

const record = v.custom<WireRecord>(isRecord, 'has to be a record');
const pairs = listOf(v.object({ existingData: record, newData: record }));
const count = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const number = Number(toText(value) || Number.NaN);
    return Number.isInteger(number) && number >= 0 ? number : undefined;
  }),
);
const uploaded = v.pipe(
  v.nullish(v.looseObject({}), {}),
  // Some back ends nest the answer one `data` deeper, beside a status of its own.
  v.transform((data) => (isRecord(data.data) && !('duplicateData' in data) ? data.data : data)),
  v.object({
    created: v.optional(count),
    unchanged: v.optional(count),
    needsConfirmation: v.optional(v.unknown()),
    duplicateData: v.optional(pairs, null),
  }),
);

/** What a request to send a file says besides. */
interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the sent share of the bytes, in percent; -1 when it failed. */
  readonly onProgress: (percent: number) => void;
}

/** The two calls with which one kind of sheet comes in. */
export interface SheetUpload {
  /** Sends a sheet. New rows are written at once; rows that differ from what is stored come back to be confirmed. */
  send(client: Client, file: File, options: UploadOptions): Promise<SheetUploaded>;
  /** Writes the changes that were confirmed; answers the message to be shown. Fails with status 409 when one is stale. */
  confirm(client: Client, confirmed: readonly UploadPair[]): Promise<string>;
}

/** Makes the calls of one kind of sheet, by the paths that take it in. */
function sheetUpload(paths: { readonly send: string; readonly confirm: string }): SheetUpload {
  return {
    async send(client, file, options) {
      const answer = await client.sendForm('post', paths.send, { schema: uploaded, fields: { file }, ...options });
      const { created, unchanged, duplicateData } = answer.data;
      return { message: answer.message, created, unchanged, duplicates: duplicateData };
    },
    async confirm(client, confirmed) {
      const body = { confirmedDuplicates: confirmed };
      return (await client.write('post', paths.confirm, { schema: v.unknown(), body })).message;
    },
  };
}

/** The upload of prices. */
export const priceUpload = sheetUpload({ send: 'api/price/uploadPrice', confirm: 'api/price/confirmChanges' });

/** The upload of products. */
export const productUpload = sheetUpload({ send: 'api/product/uploadProduct', confirm: 'api/product/confirmChanges' });

/** The pairs as they now are, which a 409 of `confirm` carries; empty where it carries none. */
export function freshDuplicates(error: ApiError): readonly UploadPair[] {
  const fresh = v.safeParse(v.object({ duplicateData: pairs }), error.data);
  return error.status === 409 && fresh.success ? fresh.output.duplicateData : [];
}

/** The wrong rows that a refused upload names. */
export function uploadProblems(error: ApiError): readonly RowProblem[] {
  const problems = isRecord(error.data) && Array.isArray(error.data.problems) ? error.data.problems : [];
  return problems.filter(isRecord).map(({ row, column, reason }) => ({
    row: Number(toText(row)) || undefined,
    column: toText(column),
    reason: toText(reason),
  }));
}
