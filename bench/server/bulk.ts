import { setTimeout } from 'node:timers/promises';
import { line } from '../table';
import { emptySubjects, type Subject } from './subject';

const SIZES = [1000, 10_000, 100_000];
/** More changed rows than this are refused. */
const MAX_CHANGED = 10_000;
/** Prices of each row. */
const LEVELS = 20;

interface Pair {
  readonly existingData: object;
  readonly newData: object;
}

/** Uploads, confirms, reads and takes back so many prices, each step right after the one before. */
export async function measureBulk(largest = Number.POSITIVE_INFINITY): Promise<void> {
  for (const open of emptySubjects) {
    for (const rows of SIZES.filter((size) => size <= largest)) {
      const subject = await open();
      try {
        await measure(subject, rows);
      } finally {
        await subject.close();
      }
    }
  }
}

async function measure(subject: Subject, rows: number): Promise<void> {
  const { store } = subject;
  const title = `${rows.toLocaleString('en')} rows on ${store}`;
  line(title, 'seconds', 'ms for 1,000', 'longest /health/live, ms');
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const pings = startPings(subject.url);
    const started = performance.now();
    const result = await work();
    const ms = performance.now() - started;
    const longest = await pings.stop();
    line(name, (ms / 1000).toFixed(2), ((ms / rows) * 1000).toFixed(0), longest.toFixed(0));
    return result;
  };
  await step('upload products', () => upload(subject, 'product/uploadProduct', productFile(rows)));
  await step('upload prices', () => upload(subject, 'price/uploadPrice', priceFile(rows, 1)));
  const added = await lastUpload(subject);
  await step('download, filtered', () => download(subject));
  await step('last page of the history', () => history(subject, rows));
  if (rows <= MAX_CHANGED) {
    const pairs = await step('upload changed prices', () => upload(subject, 'price/uploadPrice', priceFile(rows, 2)));
    await step('confirm them', () => post(subject, 'price/confirmChanges', { confirmedDuplicates: pairs }));
    await takeBack(subject, step, await lastUpload(subject), 'changed');
  }
  await takeBack(subject, step, added, 'added');
}

async function takeBack(
  subject: Subject,
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>,
  id: number,
  what: string,
): Promise<void> {
  await step(`preview, ${what}`, () => get(subject, `price/previewTakeBack?ID=${id}`));
  await step(`take back, ${what}`, () => post(subject, 'price/takeBackUpload', { ID: id }));
}

const skuOf = (row: number) => `BULK-${String(row).padStart(6, '0')}`;

const productFile = (rows: number): string =>
  ['MAIN_SKU,GROUP_NAME', ...Array.from({ length: rows }, (_, row) => `${skuOf(row)},Group ${row % 10}`)].join('\n');

function priceFile(rows: number, factor: number): string {
  const levels = Array.from({ length: LEVELS }, (_, level) => String(level + 1).padStart(2, '0'));
  const prices = (row: number) => levels.map((_, level) => ((row % 900) + level + 0.25) * factor).join(',');
  const header = ['MAIN_SKU', ...levels.map((level) => `SP_AUD_${level}`)].join(',');
  return [header, ...Array.from({ length: rows }, (_, row) => `${skuOf(row)},${prices(row)}`)].join('\n');
}

async function upload(subject: Subject, path: string, text: string): Promise<readonly Pair[]> {
  const form = new FormData();
  form.set('file', new File([text], 'bulk.csv'));
  const { duplicateData } = await send<{ readonly duplicateData: readonly Pair[] }>(subject, path, {
    method: 'POST',
    body: form,
  });
  return duplicateData;
}

async function download(subject: Subject): Promise<void> {
  const filters = encodeURIComponent(JSON.stringify({ GROUP_NAME: ['Group 3', 'Group 4', 'Group 5', 'Group 6'] }));
  const response = await request(subject, `price/getPrice?download=1&search=bulk&filters=${filters}`);
  await response.arrayBuffer();
}

const history = (subject: Subject, rows: number) =>
  post(subject, 'price/getPriceHistory', { currentPage: rows, itemsPerPage: 20, KEY: 'SP_AUD_01' });

async function lastUpload(subject: Subject): Promise<number> {
  const { items } = await get<{ readonly items: readonly { readonly ID: number }[] }>(subject, 'price/getPriceUploads');
  return items[0]?.ID ?? 0;
}

const get = <T>(subject: Subject, path: string) => send<T>(subject, path);

const post = (subject: Subject, path: string, body: object) =>
  send(subject, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function send<T>(subject: Subject, path: string, init?: RequestInit): Promise<T> {
  const response = await request(subject, path, init);
  // SAFETY: the envelope of the reference back end.
  return ((await response.json()) as { readonly data: T }).data;
}

async function request({ url, token }: Subject, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Asks whether the process answers, again and again; `stop` returns the longest time of a response, in ms. */
function startPings(url: string): { stop(): Promise<number> } {
  let isStopped = false;
  let longest = 0;
  const pinging = (async () => {
    while (!isStopped) {
      const started = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      longest = Math.max(longest, performance.now() - started);
      await setTimeout(20);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await pinging;
      return longest;
    },
  };
}
