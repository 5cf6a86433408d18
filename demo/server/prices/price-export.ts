import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type PriceExportRow, priceWorkbook } from './price-workbook';
import type { WorkbookMessage } from './price-workbook.worker';

/** Media type of an .xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** More rows than this are written in a thread of their own, so that nobody else waits. */
const FEW = 4000;

/** The .xlsx file of all these prices. */
export async function exportPrices(prices: AsyncIterable<readonly PriceExportRow[]>): Promise<Uint8Array<ArrayBuffer>> {
  const first: PriceExportRow[] = [];
  let thread: Worker | undefined;
  try {
    for await (const rows of prices) {
      if (thread === undefined && first.length + rows.length <= FEW) first.push(...rows);
      else {
        thread ??= startThread(first);
        thread.postMessage(rows satisfies WorkbookMessage);
      }
    }
    if (thread !== undefined) return await finish(thread);
    const workbook = priceWorkbook();
    workbook.add(first);
    return workbook.finish();
  } finally {
    await thread?.terminate();
  }
}

function startThread(first: readonly PriceExportRow[]): Worker {
  const workerData = { module: new URL('./price-workbook.worker.ts', import.meta.url).href };
  const thread = new Worker(new URL('./typescript-thread.mjs', import.meta.url), { workerData });
  thread.postMessage(first satisfies WorkbookMessage);
  return thread;
}

async function finish(thread: Worker): Promise<Uint8Array<ArrayBuffer>> {
  thread.postMessage('finish' satisfies WorkbookMessage);
  // SAFETY: the thread answers once, with the file.
  const [file] = (await once(thread, 'message')) as [Uint8Array<ArrayBuffer>];
  return file;
}
