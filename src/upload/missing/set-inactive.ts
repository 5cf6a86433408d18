import { productUpload, recordsPerUpload, type UploadPair } from '../../api/resources/sheet-upload';
import { notifyError } from '../../embed/page/notify-error';
import { quietHost } from '../../embed/page/quiet-host';
import type { WidgetHost } from '../../embed/widget';
import { productKeys } from '../../wire/product';
import { normalizeName } from '../../wire/text-rules';
import type { Reading } from '../reading/reading';
import { valueText } from '../review/review-pair';
import { confirmProblem, sendProblem } from '../session/upload-problem';
import { missingMessages as messages } from './missing.messages';

/** A change of a product's status. */
export interface StatusChange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

interface InactivePlan {
  readonly changes: readonly StatusChange[];
  /** The number of articles that are Inactive already. */
  readonly already: number;
  /** The articles without a product. */
  readonly unknown: readonly string[];
}

/** What would change if these articles were Inactive. `statuses` has the status of each product by its key. */
export function planInactive(keys: readonly string[], statuses: ReadonlyMap<string, string>): InactivePlan {
  const unknown = keys.filter((key) => !statuses.has(key));
  const changes = keys.flatMap((key) => {
    const from = statuses.get(key);
    return from === undefined || isStatus(from, 'Inactive') ? [] : [{ key, from: from || 'Active', to: 'Inactive' }];
  });
  return { changes, already: keys.length - changes.length - unknown.length, unknown };
}

/** The changes that undo these. */
export const undone = (changes: readonly StatusChange[]): readonly StatusChange[] =>
  changes.map(({ key, from, to }) => ({ key, from: to, to: from }));

export interface StatusResult {
  readonly done: readonly StatusChange[];
  readonly failures: readonly { readonly keys: readonly string[]; readonly reason: string }[];
}

interface Sender {
  readonly host: WidgetHost;
  readonly writeTable: Reading['writeTable'];
  /** @default the calls of product uploads */
  readonly calls?: typeof productUpload;
}

/**
 * Changes the status of products by uploads of a file with Main SKU and status alone. What the back end would change besides the
 * status is not confirmed. Never rejects.
 */
export async function setStatuses(
  { host, ...calls }: Sender,
  changes: readonly StatusChange[],
  fileName: string,
): Promise<StatusResult> {
  const sender = { ...calls, host: quietHost(host) };
  let result: StatusResult = { done: [], failures: [] };
  for (let from = 0; from < changes.length; from += recordsPerUpload) {
    const part = await setPart(sender, changes.slice(from, from + recordsPerUpload), fileName);
    result = { done: [...result.done, ...part.done], failures: [...result.failures, ...part.failures] };
  }
  return result;
}

async function setPart(
  { host, writeTable, calls = productUpload }: Sender,
  changes: readonly StatusChange[],
  fileName: string,
): Promise<StatusResult> {
  const none = (reason: string): StatusResult => ({ done: [], failures: [{ keys: keysOf(changes), reason }] });
  if (!host.emit('pricebook-before-upload', { fileName, rows: changes.length }))
    return none(messages.inactive.stoppedByPage);
  let percent = 0;
  let returned: readonly UploadPair[];
  try {
    const table = await writeTable(
      ['MAIN_SKU', 'STATUS'],
      changes.map(({ key, to }) => [key, to]),
    );
    const { pairs } = await calls.send(host.client, new File([table], fileName, { type: table.type }), {
      signal: new AbortController().signal,
      onProgress: (sent) => {
        percent = Math.max(percent, sent);
      },
    });
    returned = pairs;
  } catch (cause) {
    const { problem } = sendProblem(cause, percent, messages.inactive.lookAgain);
    notifyError(host, 'upload', cause);
    const [row] = problem.rows ?? [];
    // The first row of the file is the header.
    const refused = row?.row === undefined ? undefined : changes[row.row - 2];
    const which = refused && row ? [messages.inactive.refused(refused.key, row.reason)] : [];
    return none([problem.message, ...which].join(' '));
  }
  // Without a question, the back end has saved the file.
  const wanted = new Map(changes.map(({ key, to }) => [normalizeName(key), to]));
  const confirmed = returned.filter((pair) => isOnlyStatus(pair, wanted.get(keyOf(pair))));
  const others = new Set(returned.filter((pair) => !confirmed.includes(pair)).map(keyOf));
  const isOther = ({ key }: StatusChange) => others.has(normalizeName(key));
  const failures =
    others.size === 0 ? [] : [{ keys: keysOf(changes.filter(isOther)), reason: messages.inactive.changesMore }];
  try {
    if (confirmed.length > 0) await calls.confirm(host.client, confirmed);
  } catch (cause) {
    const { problem } = confirmProblem(cause);
    notifyError(host, 'confirm', cause);
    return none(problem.message);
  }
  return { done: changes.filter((change) => !isOther(change)), failures };
}

const keysOf = (changes: readonly StatusChange[]): readonly string[] => changes.map(({ key }) => key);

const keyOf = ({ existingData, newData }: UploadPair): string =>
  normalizeName(valueText(newData.MAIN_SKU) || valueText(existingData.MAIN_SKU));

const isStatus = (text: string, status: string): boolean => text.trim().toLowerCase() === status.toLowerCase();

/** Whether a pair changes the status to this one, and nothing else. */
const isOnlyStatus = ({ existingData, newData }: UploadPair, status = ''): boolean =>
  isStatus(valueText(newData.STATUS), status) &&
  productKeys.every(
    (key) => key === 'STATUS' || !(key in newData) || valueText(newData[key]) === valueText(existingData[key]),
  );
