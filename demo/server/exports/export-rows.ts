import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ExportCell, newWorkbook } from './workbook';
import type { WorkbookMessage } from './workbook.worker';

/** Larger exports are written on a worker thread, so that they do not block other requests. */
const MAX_ON_THIS_THREAD = 4000;

type Row = readonly ExportCell[];

/** Returns an .xlsx file with one sheet of the header and all rows. Throws an AbortError once the signal is aborted. */
export async function exportRows(
  sheetName: string,
  header: Row,
  all: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const buffered: Row[] = [header];
  let thread: Worker | undefined;
  try {
    for await (const rows of all) {
      // The error handler needs an Error, which the signal's own reason is not.
      if (signal.aborted) throw new DOMException('The client has left.', 'AbortError');
      if (thread === undefined && buffered.length + rows.length <= MAX_ON_THIS_THREAD) buffered.push(...rows);
      else {
        thread ??= startThread(sheetName, buffered);
        thread.postMessage(rows satisfies WorkbookMessage);
      }
    }
    if (thread !== undefined) return await finish(thread, signal);
    const workbook = newWorkbook(sheetName);
    workbook.add(buffered);
    return workbook.finish();
  } finally {
    await thread?.terminate();
  }
}

function startThread(sheetName: string, buffered: readonly Row[]): Worker {
  const workerData = { module: new URL('./workbook.worker.ts', import.meta.url).href, sheetName };
  const thread = new Worker(new URL('./typescript-thread.mjs', import.meta.url), { workerData });
  thread.postMessage(buffered satisfies WorkbookMessage);
  return thread;
}

async function finish(thread: Worker, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  thread.postMessage('finish' satisfies WorkbookMessage);
  // SAFETY: the thread posts one message, the file.
  const [file] = (await once(thread, 'message', { signal })) as [Uint8Array<ArrayBuffer>];
  return file;
}
