import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ExportCell, newWorkbook } from './workbook';
import type { WorkbookMessage } from './workbook.worker';

/** Larger exports are written on a worker thread, so that they do not block other requests. */
const MAX_ON_THIS_THREAD = 4000;

type Row = readonly ExportCell[];

/** Returns an .xlsx file with one sheet of the header and the rows of all batches. Throws an AbortError once the signal is aborted. */
export async function exportRows(
  sheetName: string,
  header: Row,
  batches: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const buffered: Row[] = [header];
  let writer: Writer | undefined;
  try {
    for await (const rows of batches) {
      // The signal's own reason is no Error, which the server's error handler needs.
      if (signal.aborted) throw new DOMException('The client has left.', 'AbortError');
      if (writer === undefined && buffered.length + rows.length <= MAX_ON_THIS_THREAD) buffered.push(...rows);
      else {
        writer ??= startWriter(sheetName, buffered, signal);
        writer.post(rows);
      }
    }
    if (writer !== undefined) {
      writer.post('finish');
      return await writer.file;
    }
    const workbook = newWorkbook(sheetName);
    workbook.add(buffered);
    return workbook.finish();
  } finally {
    await writer?.terminate();
  }
}

type Writer = ReturnType<typeof startWriter>;

/** Starts a thread that writes the rows; `file` is settled once it has finished or failed. */
function startWriter(sheetName: string, buffered: readonly Row[], signal: AbortSignal) {
  const workerData = { module: new URL('./workbook.worker.ts', import.meta.url).href, sheetName };
  const thread = new Worker(new URL('./typescript-thread.mjs', import.meta.url), { workerData });
  const post = (message: WorkbookMessage): void => thread.postMessage(message);
  const file = receiveFile(thread, signal);
  // Errors while rows are still read, or after the client has left, must not end this process.
  file.catch(() => {});
  thread.on('error', () => {});
  post(buffered);
  return { post, file, terminate: () => thread.terminate() };
}

/** Resolves once the thread has posted its file. */
async function receiveFile(thread: Worker, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  // SAFETY: the thread posts one message, the file.
  const [file] = (await once(thread, 'message', { signal })) as [Uint8Array<ArrayBuffer>];
  return file;
}
