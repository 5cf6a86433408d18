import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { accessToken, type Call, uploadProducts } from './api';
import { until } from './programs';

const ROWS = 5_000;
/** When the server is killed, as a part of the time that a whole upload takes. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 1];

/** A server that can be killed and started again. */
export interface KillableServer {
  readonly url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Results of uploads whose server was killed before it had answered. */
export interface InterruptedUploads {
  readonly tried: number;
  readonly cutOff: number;
  /** Cut off and stored whole all the same. */
  readonly whole: number;
  /** Stored in part: none, if all is right. */
  readonly partly: number;
  /** Repeated at another server with the same Idempotency-Key, and then stored once and whole. */
  readonly repeated: number;
}

/** Uploads files to a server that is killed at several moments of it, and repeats each at the cluster's address. */
export async function interruptUploads(
  server: KillableServer,
  clusterUrl: string,
  call: Call,
): Promise<InterruptedUploads> {
  const token = await accessToken(clusterUrl);
  const upload = (url: string, name: string, key: string) => uploadProducts(url, token, key, csvOf(name));
  const startedAt = Date.now();
  const status = await upload(server.url, 'whole', randomUUID());
  if (status !== 200) throw new Error(`An upload that nothing interrupted was answered ${status}.`);
  const wholeMs = Date.now() - startedAt;
  const results = { tried: MOMENTS.length, cutOff: 0, whole: 0, partly: 0, repeated: 0 };
  const uploads = MOMENTS.map((moment, index) => ({ moment, name: `cut${index + 1}`, key: randomUUID() }));
  for (const { moment, name, key } of uploads) {
    const sent = upload(server.url, name, key);
    await setTimeout(wholeMs * moment);
    await server.kill();
    const isCutOff = (await sent) === 0;
    const stored = await countStored(call, name);
    if (isCutOff) results.cutOff += 1;
    if (isCutOff && stored === ROWS) results.whole += 1;
    if (stored !== 0 && stored !== ROWS) results.partly += 1;
    await server.restart();
  }
  for (const { name, key } of uploads) {
    // For a minute the servers take the first attempt for one that is still handled.
    await until('The answer to a repeated upload', async () => (await upload(clusterUrl, name, key)) === 200, 120);
    if ((await countStored(call, name)) === ROWS) results.repeated += 1;
  }
  return results;
}

const skuOf = (name: string, row: number): string => `UPLOAD-${name}-${row}`;

const csvOf = (name: string): string =>
  ['MAIN_SKU,DESCRIPTION', ...Array.from({ length: ROWS }, (_, row) => `${skuOf(name, row)},${name} ${row}`)].join(
    '\n',
  );

/** The number of products of an upload. */
async function countStored(call: Call, name: string): Promise<number> {
  const body = { currentPage: 1, itemsPerPage: 1, search: skuOf(name, 0).slice(0, -1) };
  const { status, message, data } = await call('POST', 'product/getProduct', body);
  if (status !== 200) throw new Error(`The list was answered ${status}: ${message}`);
  // SAFETY: the answer of a successful getProduct.
  return (data as { readonly meta: { readonly totalItems: number } }).meta.totalItems;
}
