import { Worker } from 'node:worker_threads';
import { limits } from '../../../src/sheet/limits';
import { sheetFailure } from '../../../src/sheet/sheet-failure';
import { fileRefusal } from './file-refusal';
import type { UploadedFile } from './uploaded-file';

/** What such a module exports. It keeps nothing between two files. */
export interface FileReader<Message> {
  readFile(file: UploadedFile, post: (message: Message) => void): Promise<void>;
}

/** What one file may make the reader use, in MB. */
const MAX_HEAP_MB = 1024;

/** Workers that wait for the next file, by their module: to start one takes longer than to read most files. */
const idle = new Map<string, Worker>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * Lets a `FileReader` module read a file in a Worker, so that a hostile file can neither stop the server nor exhaust it:
 * the Worker is ended after the time that a file may take, and files take turns.
 *
 * @param module address of the module
 * @param hear is given each message that the module posts
 * @param ms how long it may take
 * @throws Refusal 413 when it takes too long or too much memory; whatever the module throws
 */
export function runInWorker(
  module: URL,
  file: UploadedFile,
  hear: (message: unknown) => void,
  ms: number = limits.wholeFileMs,
): Promise<void> {
  const done = turn.then(() => run(module, file, hear, ms));
  turn = done.catch(() => {});
  return done;
}

async function run(module: URL, file: UploadedFile, hear: (message: unknown) => void, ms: number): Promise<void> {
  const worker = idle.get(module.href) ?? startWorker(module);
  idle.delete(module.href);
  worker.ref();
  const tooMuch = fileRefusal(sheetFailure('timed-out'));
  let timer: NodeJS.Timeout | undefined;
  let onError = (_: Error): void => {};
  let onMessage = (_: Posted): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(tooMuch), ms);
      onError = (error) => reject(isOutOfMemory(error) ? tooMuch : error);
      onMessage = (posted) => (posted === 'end' ? resolve() : hear(posted.message));
      worker.on('error', onError).on('message', onMessage);
      worker.postMessage(file, [file.bytes]);
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('error', onError).off('message', onMessage);
  }
  worker.unref();
  idle.set(module.href, worker);
}

/** What the Worker posts: the module's messages, and the end of a file. */
type Posted = { readonly message: unknown } | 'end';

function startWorker(module: URL): Worker {
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData: { module: module.href },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  // Also one that fails while nobody waits for it must not end this process.
  return worker.on('error', () => idle.delete(module.href));
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
