import {
  fetchPriceChanges,
  fetchPriceHistory,
  fetchPriceUploads,
  previewTakeBack,
} from '../../../src/api/resources/price-history';
import { fetchPrices } from '../../../src/api/resources/prices';
import { ApiError } from '../../../src/api/transport/errors';
import type { RecordedPriceChange } from '../../../src/wire/price-history';
import { isRecord, toText, type WireRecord } from '../../../src/wire/values';
import { drawChanges, drawTakeBack, drawUploads } from '../draw-history';
import { type CheckResult, type Finding, finding, quote } from '../findings';
import { dataOf, rawPage } from '../inspect/raw-page';
import type { Check, CheckContext } from './check';
import { leftOut } from './check';

const noList = leftOut('this back end keeps no list of all changes: the button ‘All changes’ says so.');
const noHistory = leftOut('this back end keeps no history. Leave out the attribute `price-history`.');

/** The reading calls of the price history, where they exist. */
export function historyChecks(): readonly Check[] {
  let uploadId: number | string | undefined;
  return [
    {
      title: 'History: the changes of a SKU',
      run: (context) =>
        whereKept(context, async () => {
          // Without a SKU, a back end with a history sends no changes.
          const { items } = await fetchPriceHistory(
            context.client,
            { sku: await firstSku(context), level: undefined },
            1,
          );
          return changesResult(items, context);
        }),
    },
    {
      title: 'History: all changes',
      run: (context) =>
        whereKept(
          context,
          async () => {
            const { items } = await fetchPriceChanges(context.client, { since: undefined, before: undefined });
            return changesResult(items, context);
          },
          noList,
        ),
    },
    {
      title: 'History: the uploads',
      run: (context) =>
        whereKept(context, async () => {
          const { items } = await fetchPriceUploads(context.client, 1);
          uploadId = items[0]?.id;
          const raw = rawPage(await dataOf(context.last()));
          const keys = ['FILE_NAME', 'UPLOADED_AT'];
          return {
            read: `${items.length} uploads.`,
            findings: records(raw).flatMap((row) => lacking(row, keys)),
            ...drawUploads(items),
          };
        }),
    },
    {
      title: 'History: what taking back would do',
      run: (context) =>
        uploadId === undefined
          ? Promise.resolve(leftOut('there is no upload.'))
          : whereKept(context, async () => {
              const preview = await previewTakeBack(context.client, uploadId ?? 0);
              const { restored, deleted } = preview;
              return { read: `${restored} restored, ${deleted} deleted.`, findings: [], ...drawTakeBack(preview) };
            }),
    },
  ];
}

async function changesResult(items: readonly RecordedPriceChange[], { last }: CheckContext): Promise<CheckResult> {
  const raw = rawPage(await dataOf(last()));
  return { read: `${items.length} changes.`, findings: records(raw).flatMap(inspectChange), ...drawChanges(items) };
}

async function firstSku({ client }: CheckContext): Promise<string> {
  const { items } = await fetchPrices(client, { page: 1, pageSize: 10, search: '', filters: {} });
  return items[0]?.MAIN_SKU ?? '';
}

/** Reports calls that fail, unless the back end does not have them. */
async function whereKept(
  { last }: CheckContext,
  run: () => Promise<CheckResult>,
  otherwise = noHistory,
): Promise<CheckResult> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'network') throw error;
    if ([404, 405, 501].includes(error.status ?? 0)) return otherwise;
    const isReadable = error.kind === 'unreadable' && (last()?.status ?? 500) < 400;
    const name = isReadable ? 'history-shape' : 'history-fails';
    return { read: error.message, findings: [finding(name, error.message)] };
  }
}

interface Row {
  readonly row: WireRecord;
  readonly path: string;
}

const records = ({ items = [], prefix }: ReturnType<typeof rawPage>): readonly Row[] =>
  items.flatMap((row, index) => (isRecord(row) ? [{ row, path: `${prefix}${index}` }] : []));

const lacking = ({ row, path }: Row, keys: readonly string[]): readonly Finding[] =>
  keys
    .filter((key) => toText(row[key]) === '')
    .map((key) => finding('history-shape', `${path}.${key} is missing.`, `${path}.${key}`));

function inspectChange(item: Row): readonly Finding[] {
  const { row, path } = item;
  const changes = Array.isArray(row.CHANGES) ? row.CHANGES : undefined;
  if (changes === undefined)
    return [finding('history-shape', `${path}.CHANGES is ${quote(row.CHANGES)}, not a list.`, `${path}.CHANGES`)];
  const parts = changes.flatMap((change, index) => {
    const at = `${path}.CHANGES.${index}`;
    const missing = ['KEY', 'OLD', 'NEW'].find((key) => !isRecord(change) || !Object.hasOwn(change, key));
    return missing === undefined ? [] : [finding('history-shape', `${at}.${missing} is missing.`, `${at}.${missing}`)];
  });
  return [...lacking(item, ['CHANGED_AT']), ...parts];
}
