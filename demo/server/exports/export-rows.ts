import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ExportCell, newWorkbook } from './workbook';
import type { WorkbookMessage } from './workbook.worker';

/** More rows than this are written in a thread of their own, so that nobody else waits. */
const FEW = 4000;

type Row = readonly ExportCell[];

/** The .xlsx file of all these rows, below the header, in a sheet of this name. */
export async function exportRows(
  sheetName: string,
  header: Row,
  all: AsyncIterable<readonly Row[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const first: Row[] = [header];
  let thread: Worker | undefined;
  try {
    for await (const rows of all) {
      if (thread === undefined && first.length + rows.length <= FEW) first.push(...rows);
      else {
        thread ??= startThread(sheetName, first);
        thread.postMessage(rows satisfies WorkbookMessage);
      }
    }
    if (thread !== undefined) return await finish(thread);
    const workbook = newWorkbook(sheetName);
    workbook.add(first);
    return workbook.finish();
  } finally {
    await thread?.terminate();
  }
}

function startThread(sheetName: string, first: readonly Row[]): Worker {
  const workerData = { module: new URL('./workbook.worker.ts', import.meta.url).href, sheetName };
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
