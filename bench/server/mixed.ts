import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { line } from '../table';
import { percentile, send } from './load';
import { processorMs } from './processor-time';
import { type Subject, subjects } from './subject';

const READERS = 20;
const WRITERS = 4;
/** The mean pause of a person after an answer. */
const PAUSE_MS = 3000;
const UPLOAD_PAUSE_MS = 120_000;
const UPLOAD_ROWS = 1000;
const REPORT_MS = 600_000;
const PAGES = 2000;

/** What happened since the last report. */
interface Period {
  readonly reads: number[];
  readonly writes: number[];
  readonly uploads: number[];
  /** Messages. */
  readonly failures: string[];
}

const newPeriod = (): Period => ({ reads: [], writes: [], uploads: [], failures: [] });

/**
 * People who read and change prices, and uploads that are taken back, for so many minutes, on PostgreSQL where it is: `npm run bench -- mixed 60`.
 * A line for each ten minutes shows whether the server slows down or its memory grows.
 */
export async function measureMixed(minutes = 60): Promise<void> {
  const open = subjects.at(-1);
  if (open === undefined) return;
  const subject = await open();
  try {
    await run(subject, minutes);
  } finally {
    await subject.close();
  }
}

async function run(subject: Subject, minutes: number): Promise<void> {
  const endsAt = Date.now() + minutes * 60_000;
  let period = newPeriod();
  const repeat = async (
    pauseMs: number,
    kind: 'reads' | 'writes' | 'uploads',
    act: (time: number) => Promise<void>,
  ) => {
    for (let time = 0; Date.now() < endsAt; time += 1) {
      await wait(Math.min(Math.random() * 2 * pauseMs, Math.max(0, endsAt - Date.now())));
      const started = performance.now();
      await act(time).then(
        () => period[kind].push(performance.now() - started),
        (error: unknown) => void period.failures.push(String(error)),
      );
    }
  };
  const people = [
    ...Array.from({ length: READERS }, (_, reader) =>
      repeat(PAUSE_MS, 'reads', (time) => read(subject, reader * 97 + time)),
    ),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat(PAUSE_MS, 'writes', (time) => save(subject, 1 + ((writer * 1000 + time) % 4000))),
    ),
    repeat(UPLOAD_PAUSE_MS, 'uploads', (time) => uploadAndTakeBack(subject, time)),
  ];
  line(
    `mixed load on ${subject.store}`,
    'requests',
    'failed',
    'read p50, p95',
    'save p50, p95',
    'upload p50',
    'memory',
    'CPU',
  );
  let before = await processorMs(subject.pid);
  let since = Date.now();
  while (Date.now() < endsAt) {
    await wait(Math.min(REPORT_MS, endsAt - Date.now()));
    const { reads, writes, uploads, failures } = period;
    period = newPeriod();
    const now = await processorMs(subject.pid);
    const both = (taken: readonly number[]) => [50, 95].map((share) => percentile(taken, share).toFixed(1)).join(', ');
    line(
      `until minute ${Math.round(minutes - (endsAt - Date.now()) / 60_000)}`,
      ...[String(reads.length + writes.length + uploads.length), String(failures.length), both(reads), both(writes)],
      ...[percentile(uploads, 50).toFixed(0), `${await memoryMiB(subject.pid)} MiB`],
      `${((100 * (now - before)) / (Date.now() - since)).toFixed(0)} %`,
    );
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
    before = now;
    since = Date.now();
  }
  await Promise.all(people);
}

const api = ({ url }: Subject, path: string) => `${url}/api/${path}`;

/** A page, a search, a filter or the filter choices, of staff or of a customer. */
function read(subject: Subject, time: number): Promise<void> {
  const token = time % 3 === 0 ? subject.customerToken : subject.token;
  const page = { currentPage: 1 + ((time * 37) % PAGES), itemsPerPage: 50 };
  const bodies = [page, page, { ...page, currentPage: 1, search: `${time % 1000}` }, { filters: { UNIT: ['m'] } }];
  const body = bodies[time % 5];
  return body === undefined
    ? send(api(subject, 'price/priceFiltersData'), token, {})
    : send(api(subject, 'price/getPrice'), token, body);
}

const save = (subject: Subject, ID: number): Promise<void> =>
  send(api(subject, 'price/updatePrice'), subject.token, { ID, PRICES: { AUD: [priceText()] } }, 'PATCH');

const priceText = () => (1 + Math.random() * 100).toFixed(2);

/** Uploads new products with prices, and takes the prices back. */
async function uploadAndTakeBack(subject: Subject, time: number): Promise<void> {
  const skus = Array.from({ length: UPLOAD_ROWS }, (_, row) => `MIXED-${time}-${row}`);
  await sendFile(subject, 'product/uploadProduct', ['MAIN_SKU,GROUP_NAME', ...skus.map((sku) => `${sku},Mixed`)]);
  await sendFile(subject, 'price/uploadPrice', ['MAIN_SKU,SP_AUD_01', ...skus.map((sku) => `${sku},${priceText()}`)]);
  const response = await fetch(api(subject, 'price/getPriceUploads'), {
    headers: { authorization: `Bearer ${subject.token}` },
  });
  // SAFETY: the envelope of the reference back end.
  const { data } = (await response.json()) as { readonly data: { readonly items: readonly { readonly ID: number }[] } };
  await send(api(subject, 'price/takeBackUpload'), subject.token, { ID: data.items[0]?.ID });
}

async function sendFile(subject: Subject, path: string, lines: readonly string[]): Promise<void> {
  const body = new FormData();
  body.set('file', new File([lines.join('\n')], 'mixed.csv'));
  const headers = { authorization: `Bearer ${subject.token}` };
  const response = await fetch(api(subject, path), { method: 'POST', body, headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
}

async function memoryMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
