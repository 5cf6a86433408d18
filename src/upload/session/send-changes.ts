import {
  recordsPerUpload,
  type SheetUpload,
  type SheetUploaded,
  type UploadPair,
} from '../../api/resources/sheet-upload';
import { hasCapability } from '../../api/session/session';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { UploadProblem } from '../../machines/upload.types';
import type { Reading } from '../reading/reading';
import { valueText } from '../review/review-pair';
import { sessionMessages as messages } from './session.messages';
import { confirmProblem, sendProblem } from './upload-problem';

export const countUploads = (records: number): number => Math.ceil(records / recordsPerUpload);

export interface ChangesToSend {
  /** Name of the upload. */
  readonly name: string;
  /** Columns of the file: the key, and those that change. */
  readonly columns: readonly string[];
  /** The previewed changes. */
  readonly pairs: readonly UploadPair[];
  /** The parts of an earlier attempt, so that the following ones keep their names, and with them their Idempotency-Keys. */
  readonly earlier?: SentParts | undefined;
}

interface SentParts {
  readonly done: number;
  readonly total: number;
}

export interface SentChanges {
  readonly created: number;
  readonly unchanged: number;
  /** Records that were changed as previewed. */
  readonly changed: number;
  /** Pairs that the back end has returned differently; they are not saved. */
  readonly others: readonly UploadPair[];
  /** Why the last of the uploads failed, the previewed pairs that are not saved, and the parts before it, if there are any. */
  readonly failure?: {
    readonly problem: UploadProblem;
    readonly unsaved: readonly UploadPair[];
    readonly earlier?: SentParts | undefined;
  };
}

export interface ReturnedPairs {
  /** Pairs with exactly the changes that were previewed. */
  readonly asPreviewed: readonly UploadPair[];
  readonly others: readonly UploadPair[];
}

interface SenderOptions {
  readonly host: WidgetHost;
  readonly calls: SheetUpload;
  readonly writeTable: Reading['writeTable'];
  /** Compares the pairs that the back end has returned with those that the user has seen. */
  readonly compare: (returned: readonly UploadPair[], previewed: readonly UploadPair[]) => ReturnedPairs;
  /**
   * What to do when it is not known whether a file was stored.
   * @default to confirm again, or to look at the list where the back end could store it twice
   */
  readonly hint?: string;
}

/** Sends changes as uploads, one after the other, and confirms what the back end returns as it was previewed. Never rejects. */
export async function sendChanges(
  options: SenderOptions,
  { name, columns, pairs, earlier = { done: 0, total: 0 } }: ChangesToSend,
): Promise<SentChanges> {
  const uploads = countUploads(pairs.length);
  const total = Math.max(earlier.total, earlier.done + uploads);
  let sent: SentChanges = { created: 0, unchanged: 0, changed: 0, others: [] };
  for (let at = 0; at < uploads; at++) {
    const from = at * recordsPerUpload;
    const done = earlier.done + at;
    const partName = total === 1 ? name : messages.partName(name, done + 1, total);
    const one = await sendUpload(options, {
      name: partName,
      columns,
      pairs: pairs.slice(from, from + recordsPerUpload),
    });
    sent = {
      created: sent.created + one.created,
      unchanged: sent.unchanged + one.unchanged,
      changed: sent.changed + one.changed,
      others: [...sent.others, ...one.others],
    };
    if (one.failure) {
      const { problem } = one.failure;
      return {
        ...sent,
        failure: { problem, unsaved: pairs.slice(from), ...(done > 0 && { earlier: { done, total } }) },
      };
    }
  }
  return sent;
}

async function sendUpload(options: SenderOptions, changes: ChangesToSend) {
  const { host, calls, writeTable, compare } = options;
  const { pairs } = changes;
  const nothing: SentChanges = { created: 0, unchanged: 0, changed: 0, others: [] };
  const failed = (problem: UploadProblem): SentChanges => ({ ...nothing, failure: { problem, unsaved: pairs } });
  let percent = 0;
  let uploaded: SheetUploaded;
  try {
    uploaded = await calls.send(host.client, await fileOf(changes, writeTable), {
      signal: new AbortController().signal,
      onProgress: (sent) => {
        if (sent >= 0) percent = sent;
      },
    });
  } catch (cause) {
    const isStoredOnce = hasCapability(host.client.apiBase, 'idempotency-key');
    const { hint = isStoredOnce ? messages.confirmAgain : messages.unknownOutcome } = options;
    const { problem, toast } = sendProblem(cause, percent, hint);
    const named = withSkus(problem, pairs);
    notifyError(host, 'upload', cause, { message: () => (toast === problem.message ? named.message : toast) });
    return failed(named);
  }
  const { pairs: returned, created = 0, unchanged = 0 } = uploaded;
  // Without a question, the back end has saved the file.
  if (returned.length === 0) return { created, unchanged, changed: pairs.length - created - unchanged, others: [] };
  const { asPreviewed, others } = compare(returned, pairs);
  try {
    if (asPreviewed.length > 0) await calls.confirm(host.client, asPreviewed);
  } catch (cause) {
    const { problem, toast } = confirmProblem(cause);
    notifyError(host, 'confirm', cause, { message: () => toast });
    return failed(problem);
  }
  return { created, unchanged, changed: asPreviewed.length, others };
}

async function fileOf({ name, columns, pairs }: ChangesToSend, writeTable: Reading['writeTable']): Promise<File> {
  const rows = await writeTable(
    columns,
    pairs.map(({ newData }) => columns.map((key) => valueText(newData[key]))),
  );
  return new File([rows], `${name}.xlsx`, { type: rows.type });
}

/** Rows of a refused file by their SKU, because the user has not seen the file. */
function withSkus(problem: UploadProblem, pairs: readonly UploadPair[]): UploadProblem {
  const lines = (problem.rows ?? []).flatMap(({ row, column, reason }) => {
    // The first row of the file is the header.
    const pair = row === undefined ? undefined : pairs[row - 2];
    return pair ? [messages.refusedRow(valueText(pair.newData.MAIN_SKU), column, reason)] : [];
  });
  return { kind: problem.kind, message: [problem.message, ...lines.slice(0, 5)].join(' ') };
}
