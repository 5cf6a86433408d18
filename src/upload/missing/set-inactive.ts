import { productUpload, type UploadPair } from '../../api/resources/sheet-upload';
import type { WidgetHost } from '../../embed/widget';
import { productKeys } from '../../wire/product';
import { normalizeName } from '../../wire/text-rules';
import type { Reading } from '../reading/reading';
import { valueText } from '../review/review-pair';
import { type ReturnedPairs, sendChanges } from '../session/send-changes';
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
  readonly alreadyInactive: number;
  /** The articles without a product. */
  readonly unknown: readonly string[];
}

/** What would change if these articles were Inactive. `statuses` has the status of each product by its key. */
export function planStatusChanges(keys: readonly string[], statuses: ReadonlyMap<string, string>): InactivePlan {
  const unknown = keys.filter((key) => !statuses.has(key));
  const changes = keys.flatMap((key) => {
    const from = statuses.get(key);
    return from === undefined || isStatus(from, 'Inactive') ? [] : [{ key, from: from || 'Active', to: 'Inactive' }];
  });
  return { changes, alreadyInactive: keys.length - changes.length - unknown.length, unknown };
}

/** The changes that undo these. */
export const reversedChanges = (changes: readonly StatusChange[]): readonly StatusChange[] =>
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
export async function uploadStatuses(
  { host, writeTable, calls = productUpload }: Sender,
  changes: readonly StatusChange[],
  name: string,
): Promise<StatusResult> {
  const { stoppedByPage, lookAgain: hint, changesMore } = messages.inactive;
  if (!host.emit('pricebook-before-upload', { fileName: name, rows: changes.length }))
    return { done: [], failures: [{ keys: keysOf(changes), reason: stoppedByPage }] };
  const { returnedDifferently, failure } = await sendChanges(
    { host, isQuiet: true, calls, writeTable, splitReturned: splitReturnedStatuses, hint },
    { name, columns: ['MAIN_SKU', 'STATUS'], pairs: changes.map(pairOf) },
  );
  const changesOf = (pairs: readonly UploadPair[]) => {
    const keys = new Set(pairs.map(keyOf));
    return changes.filter(({ key }) => keys.has(normalizeName(key)));
  };
  const failures = [
    { changes: changesOf(returnedDifferently), reason: changesMore },
    { changes: changesOf(failure?.unsavedPairs ?? []), reason: failure?.problem.message ?? '' },
  ].filter((failed) => failed.changes.length > 0);
  const notDone = new Set(failures.flatMap((failed) => failed.changes));
  return {
    done: changes.filter((change) => !notDone.has(change)),
    failures: failures.map((failed) => ({ keys: keysOf(failed.changes), reason: failed.reason })),
  };
}

const keysOf = (changes: readonly StatusChange[]): readonly string[] => changes.map(({ key }) => key);

const pairOf = ({ key, from, to }: StatusChange): UploadPair => ({
  existingData: { MAIN_SKU: key, STATUS: from },
  newData: { MAIN_SKU: key, STATUS: to },
});

const keyOf = ({ existingData, newData }: UploadPair): string =>
  normalizeName(valueText(newData.MAIN_SKU) || valueText(existingData.MAIN_SKU));

const isStatus = (text: string, status: string): boolean => text.trim().toLowerCase() === status.toLowerCase();

function splitReturnedStatuses(returned: readonly UploadPair[], previewed: readonly UploadPair[]): ReturnedPairs {
  const wanted = new Map(previewed.map((pair) => [keyOf(pair), valueText(pair.newData.STATUS)]));
  const asPreviewed = returned.filter((pair) => changesOnlyStatus(pair, wanted.get(keyOf(pair))));
  return { asPreviewed, returnedDifferently: returned.filter((pair) => !asPreviewed.includes(pair)) };
}

/** Whether a pair changes the status to this one, and nothing else. */
const changesOnlyStatus = ({ existingData, newData }: UploadPair, status = ''): boolean =>
  isStatus(valueText(newData.STATUS), status) &&
  productKeys.every(
    (key) => key === 'STATUS' || !(key in newData) || valueText(newData[key]) === valueText(existingData[key]),
  );
