import { Worker } from 'node:worker_threads';
import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { enqueueFile } from './file-queue';
import { sheetError } from './sheet-error';
import type { UploadedFile } from './uploaded-file';

/** The exports of a module that reads files in a Worker; it must be stateless. */
export interface FileReader<Message> {
  readFile(file: UploadedFile, post: (message: Message) => void): Promise<void>;
}

const MAX_HEAP_MB = 1024;

/** Idle Workers by module: starting one takes longer than reading most files. */
const idle = new Map<string, Worker>();

/**
 * Reads a file in a Worker, so that a hostile file can neither block nor exhaust the server. It is queued by its owner's account
 * (see `enqueueFile`), and may be read again from its beginning: `onStart` returns the handler of the module's messages each time.
 * Throws HttpError 413 on a timeout or out of memory, and any error of the module.
 */
export async function runInWorker(
  module: URL,
  file: UploadedFile,
  onStart: () => (message: unknown) => void,
  { owner, ms = limits.wholeFileMs }: { readonly owner: number; readonly ms?: number | undefined },
): Promise<void> {
  await enqueueFile(owner, (signal) => run(module, file, { onMessage: onStart(), ms, signal }));
}

interface Run {
  readonly onMessage: (message: unknown) => void;
  readonly ms: number;
  readonly signal: AbortSignal;
}

async function run(module: URL, file: UploadedFile, { onMessage, ms, signal }: Run): Promise<void> {
  const worker = idle.get(module.href) ?? startWorker(module);
  idle.delete(module.href);
  worker.ref();
  const tooMuch = sheetError(sheetFailure('timed-out'));
  let timer: NodeJS.Timeout | undefined;
  let onError = (_: Error): void => {};
  let onPosted = (_: Posted): void => {};
  let onAbort = (): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(tooMuch), ms);
      onError = (error) => reject(isOutOfMemory(error) ? tooMuch : error);
      onPosted = (posted) => (posted === 'end' ? resolve() : onMessage(posted.message));
      onAbort = () => reject(signal.reason);
      worker.on('error', onError).on('message', onPosted);
      signal.addEventListener('abort', onAbort);
      // A copy, because the file may have to be read again.
      worker.postMessage(file);
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('error', onError).off('message', onPosted);
    signal.removeEventListener('abort', onAbort);
  }
  worker.unref();
  if (idle.has(module.href)) await worker.terminate();
  else idle.set(module.href, worker);
}

/** A message of the module, or the end of a file. */
type Posted = { readonly message: unknown } | 'end';

function startWorker(module: URL): Worker {
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData: { module: module.href },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  // An error while the Worker is idle must not end this process.
  return worker.on('error', () => idle.delete(module.href));
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
