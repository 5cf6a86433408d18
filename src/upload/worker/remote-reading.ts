import type { CheckProgress } from '../../machines/upload-file';
import { limits } from '../../sheet/limits';
import { SheetFailure, sheetFailure } from '../../sheet/sheet-failure';
import type { Reading } from '../reading/reading';
import type { FromWorker, ReadingCall, ToWorker } from './protocol';
import workerAddress from './sheet.worker?worker&url';
import { spawnWorker } from './spawn';

/** Largest file to read on the main thread, in bytes, when no Worker is available. */
const mainThreadLimit = 2 * 1024 * 1024;

export interface DisposableReading extends Reading {
  /** Stops the Worker. Pending calls never settle. */
  dispose(): void;
}

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly call: ReadingCall;
}

interface Connection {
  send(message: ToWorker): void;
  close(): void;
}

type TimeLimits = Readonly<Record<'firstPageMs' | 'wholeFileMs', number>>;

/**
 * Reads a file in its own Worker, which is stopped after a timeout. Where the page's policy forbids the Worker, small files
 * are read on the main thread; for larger ones every call rejects.
 */
export function readInWorker(
  file: File,
  onProgress: (progress: CheckProgress) => void,
  { firstPageMs, wholeFileMs }: TimeLimits = limits,
): DisposableReading {
  const pending = new Map<number, PendingCall>();
  let calls = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failure: Error | undefined;
  let connection: Connection = { send: () => {}, close: () => {} };
  try {
    connection = connectWorker(receive, handleError);
    connection.send({ kind: 'file', file, name: file.name });
  } catch {
    readOnMainThread();
  }

  function failAll(error: Error): void {
    failure = error;
    clearTimeout(timer);
    connection.close();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }
  /** Each message restarts the timeout; without pending calls there is none. */
  function restartTimeout(): void {
    clearTimeout(timer);
    if (pending.size === 0) return;
    const opens = [...pending.values()].some(({ call }) => call.method === 'open');
    timer = setTimeout(() => failAll(sheetFailure('timed-out')), opens ? firstPageMs : wholeFileMs);
  }
  function receive(message: FromWorker): void {
    if (message.kind === 'progress') onProgress(message.progress);
    if (message.kind === 'result' || message.kind === 'failure') {
      const call = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'result') call?.resolve(message.value);
      else call?.reject(errorOf(message));
    }
    restartTimeout();
  }
  function handleError(hasStarted: boolean): void {
    if (hasStarted) failAll(new Error(workerDied));
    else readOnMainThread();
  }
  function readOnMainThread(): void {
    connection.close();
    if (file.size > mainThreadLimit) {
      failAll(new Error(noWorker));
      return;
    }
    connection = connectMainThread(receive);
    connection.send({ kind: 'file', file, name: file.name });
    for (const [id, { call }] of pending) connection.send({ kind: 'call', id, call });
  }
  function request(call: ReadingCall): Promise<unknown> {
    if (failure) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      const id = ++calls;
      pending.set(id, { resolve, reject, call });
      connection.send({ kind: 'call', id, call });
      restartTimeout();
    });
  }
  // SAFETY: the Worker resolves a call with the result of the reading's method of that name.
  return {
    open: (...args) => request({ method: 'open', args }),
    page: (...args) => request({ method: 'page', args }),
    check: (...args) => request({ method: 'check', args }),
    countSheets: (...args) => request({ method: 'countSheets', args }),
    values: (...args) => request({ method: 'values', args }),
    setKnownKeys: (...args) => request({ method: 'setKnownKeys', args }),
    write: (...args) => request({ method: 'write', args }),
    locate: (...args) => request({ method: 'locate', args }),
    dispose() {
      clearTimeout(timer);
      pending.clear();
      connection.close();
    },
  } as DisposableReading;
}

const errorOf = ({ message, failureId }: Extract<FromWorker, { readonly kind: 'failure' }>): Error =>
  failureId === undefined ? new Error(message) : new SheetFailure(failureId, message);

const workerDied =
  'Reading the file stopped unexpectedly, perhaps because memory ran out. Choose the file again, or split it.';
const noWorker =
  'This page does not allow a background worker, which files over 2 MB need. Split the file, or ask the owner of the page to allow “worker-src blob:”.';

/** @throws when the page's policy forbids the Worker. */
function connectWorker(receive: (message: FromWorker) => void, onError: (hasStarted: boolean) => void): Connection {
  const worker = spawnWorker(workerAddress);
  let hasStarted = false;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasStarted = true;
    receive(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onError(hasStarted);
  });
  return { send: (message) => worker.postMessage(message), close: () => worker.terminate() };
}

function connectMainThread(receive: (message: FromWorker) => void): Connection {
  let isClosed = false;
  const post = (message: FromWorker) => {
    if (!isClosed) receive(message);
  };
  const server = import('./serve').then(({ serve }) => serve(post));
  return {
    send: (message) => void server.then((handle) => handle(message)),
    close: () => {
      isClosed = true;
    },
  };
}
