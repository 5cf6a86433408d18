import {
  recordsPerUpload,
  type SheetUploadCalls,
  type SheetUploaded,
  type UploadPair,
} from '../../api/resources/sheet-upload';
import { hasCapability } from '../../api/session/session';
import { notifyError } from '../../embed/page/notify-error';
import { quietHost, withOwnClient } from '../../embed/page/own-client';
import type { WidgetHost } from '../../embed/widget';
import type { UploadProblem } from '../../machines/upload.types';
import { normalizeName } from '../../wire/text-rules';
import type { Reading } from '../reading/reading';
import { valueText } from '../review/review-pair';
import { partName } from './part-name';
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
  /** How many parts an earlier attempt has sent. The following parts go on with the next number, so that a repeated part has the same name and Idempotency-Key. */
  readonly earlierParts?: PartCounts | undefined;
}

interface PartCounts {
  readonly done: number;
  readonly total: number;
}

export interface SentChanges {
  readonly created: number;
  readonly unchanged: number;
  /** Records that were changed as previewed. */
  readonly changed: number;
  /** Pairs that the back end has returned differently; they are not saved. */
  readonly returnedDifferently: readonly UploadPair[];
  /** Why a part failed, the previewed pairs that are not saved, and how many parts were sent before it. The following ones are not sent. */
  readonly failure?: {
    readonly problem: UploadProblem;
    readonly unsavedPairs: readonly UploadPair[];
    readonly earlierParts?: PartCounts | undefined;
  };
}

export interface ReturnedPairs {
  /** Pairs with exactly the changes that were previewed. */
  readonly asPreviewed: readonly UploadPair[];
  readonly returnedDifferently: readonly UploadPair[];
}

interface SenderOptions {
  readonly host: WidgetHost;
  /** Whether the caller reports failures: then no toast does. */
  readonly isQuiet?: boolean;
  readonly calls: SheetUploadCalls;
  readonly writeTable: Reading['writeTable'];
  /** Compares the pairs that the back end has returned with those that the user has seen. */
  readonly splitReturned: (returned: readonly UploadPair[], previewed: readonly UploadPair[]) => ReturnedPairs;
  /**
   * What to do when it is not known whether a file was stored.
   * @default to confirm again, or to look at the list where the back end could store it twice
   */
  readonly hint?: string;
  /** Called after each upload that did not fail, with the number of its records that are stored as previewed. */
  readonly onPart?: (records: number) => void;
}

/** Sends changes as uploads, one after the other, and confirms what the back end returns as it was previewed. Never rejects. */
export async function sendChanges(
  options: SenderOptions,
  { name, columns, pairs, earlierParts = { done: 0, total: 0 } }: ChangesToSend,
): Promise<SentChanges> {
  const uploads = countUploads(pairs.length);
  const total = Math.max(earlierParts.total, earlierParts.done + uploads);
  let sent: SentChanges = { created: 0, unchanged: 0, changed: 0, returnedDifferently: [] };
  for (let part = 0; part < uploads; part++) {
    const from = part * recordsPerUpload;
    const done = earlierParts.done + part;
    const partPairs = pairs.slice(from, from + recordsPerUpload);
    const outcome = await sendUpload(options, {
      ...{ columns, pairs: partPairs },
      name: total === 1 ? name : partName(name, done + 1, total),
    });
    sent = {
      created: sent.created + outcome.created,
      unchanged: sent.unchanged + outcome.unchanged,
      changed: sent.changed + outcome.changed,
      returnedDifferently: [...sent.returnedDifferently, ...outcome.returnedDifferently],
    };
    if (outcome.failure) {
      const { problem } = outcome.failure;
      return {
        ...sent,
        failure: { problem, unsavedPairs: pairs.slice(from), ...(done > 0 && { earlierParts: { done, total } }) },
      };
    }
    options.onPart?.(partPairs.length - outcome.returnedDifferently.length);
  }
  return sent;
}

async function sendUpload(options: SenderOptions, changes: ChangesToSend) {
  const { calls, writeTable, splitReturned } = options;
  // Shows errors only: a success may be a request for confirmation, which follows below without the user.
  const host = options.isQuiet ? quietHost(options.host) : withOwnClient(options.host, ({ type }) => type === 'error');
  const { pairs } = changes;
  const nothing: SentChanges = { created: 0, unchanged: 0, changed: 0, returnedDifferently: [] };
  const failureOf = (problem: UploadProblem): SentChanges => ({
    ...nothing,
    failure: { problem, unsavedPairs: pairs },
  });
  let sentPercent = 0;
  let uploaded: SheetUploaded;
  try {
    uploaded = await calls.send(host.client, await fileOf(changes, writeTable), {
      signal: new AbortController().signal,
      onProgress: (percent) => {
        // -1: the request failed; what was sent before counts.
        if (percent >= 0) sentPercent = percent;
      },
    });
  } catch (cause) {
    const isSafeToRepeat = hasCapability(host.client.apiBase, 'idempotency-key');
    const { hint = isSafeToRepeat ? messages.confirmAgain : messages.unknownOutcome } = options;
    const { problem, toast } = sendProblem(cause, sentPercent, hint);
    const problemWithSkus = withSkus(problem, pairs);
    // The toast has the message of the dialog, unless `sendProblem` returns another one.
    notifyError(host, 'upload', cause, {
      message: () => (toast === problem.message ? problemWithSkus.message : toast),
    });
    return failureOf(problemWithSkus);
  }
  const { pairs: returned, created = 0, unchanged = 0 } = uploaded;
  if (created > 0) {
    const skus = recreatedSkus(uploaded, pairs);
    options.host.toast({ type: 'warning', message: messages.recreated(created, skus) });
  }
  // A back end that returns no pairs has saved the whole file.
  if (returned.length === 0)
    return { created, unchanged, changed: pairs.length - created - unchanged, returnedDifferently: [] };
  const { asPreviewed, returnedDifferently } = splitReturned(returned, pairs);
  try {
    if (asPreviewed.length > 0) await calls.confirm(host.client, asPreviewed);
  } catch (cause) {
    const { problem, toast } = confirmProblem(cause);
    notifyError(host, 'confirm', cause, { message: () => toast });
    return failureOf(problem);
  }
  return { created, unchanged, changed: asPreviewed.length, returnedDifferently };
}

/**
 * Names the records that were created, where the answer tells which they are. Each record was stored when it was read: it was deleted
 * meanwhile.
 */
function recreatedSkus({ pairs: returned, created, unchanged }: SheetUploaded, sent: readonly UploadPair[]): string {
  const skuOf = ({ existingData, newData }: UploadPair) =>
    normalizeName(valueText(newData.MAIN_SKU) || valueText(existingData.MAIN_SKU));
  const returnedSkus = new Set(returned.map(skuOf));
  const others = sent.map(skuOf).filter((sku) => !returnedSkus.has(sku));
  if (others.length !== created || unchanged !== 0) return '';
  return `${others.slice(0, 5).join(', ')}${others.length > 5 ? ' …' : ''}`;
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
