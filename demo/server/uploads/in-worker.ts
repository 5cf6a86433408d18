import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { enqueueFile } from './file-queue';
import { sheetError } from './sheet-error';
import type { UploadedFile } from './uploaded-file';

/** The exports of a module that reads files in a Worker; it must be stateless. */
export interface ReaderModule<Result> {
  readFile(file: UploadedFile): Promise<Result>;
}

const MAX_HEAP_MB = 1024;

/** Idle Workers by module: starting one takes longer than reading most files. */
const idleWorkers = new Map<string, Worker>();

/**
 * Reads a file in a Worker, so that a hostile file can neither block nor exhaust the server, and returns what the module's
 * `readFile` returns. It is queued by its owner's account (see `enqueueFile`), and may be read again from its beginning. Throws
 * HttpError 413 on a timeout or out of memory, and any error of the module.
 */
export function runInWorker<Result>(
  module: URL,
  file: UploadedFile,
  { owner, ms = limits.wholeFileMs }: { readonly owner: number; readonly ms?: number | undefined },
): Promise<Result> {
  return enqueueFile(owner, (signal) => readInWorker<Result>(module, file, ms, signal));
}

async function readInWorker<Result>(module: URL, file: UploadedFile, ms: number, signal: AbortSignal): Promise<Result> {
  const worker = idleWorkers.get(module.href) ?? startWorker(module);
  idleWorkers.delete(module.href);
  worker.ref();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ms);
  try {
    const message = once(worker, 'message', { signal: AbortSignal.any([signal, timeout.signal]) });
    // Posted as a copy and not transferred, because the file may have to be read again.
    worker.postMessage(file);
    // SAFETY: the caller names the result of the module.
    const [result] = (await message) as [Result];
    worker.unref();
    if (idleWorkers.has(module.href)) await worker.terminate();
    else idleWorkers.set(module.href, worker);
    return result;
  } catch (error) {
    await worker.terminate();
    throw timeout.signal.aborted || isOutOfMemory(error) ? sheetError(sheetFailure('timed-out')) : error;
  } finally {
    clearTimeout(timer);
  }
}

function startWorker(module: URL): Worker {
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData: { module: module.href },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  // An error while the Worker is idle must not end this process. Another Worker of the module may be the idle one.
  return worker.on('error', () => {
    if (idleWorkers.get(module.href) === worker) idleWorkers.delete(module.href);
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
