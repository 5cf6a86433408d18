import type { CheckProgress } from '../../machines/reading.types';
import { limits } from '../../sheet/limits';
import { failureText, SheetFailure, sheetFailure } from '../../sheet/sheet-failure';
import type { Reading } from '../reading/reading';
import { type Connection, connectWorker, type StartFailure } from './connect-worker';
import type { FromWorker, ReadingCall } from './protocol';
import { sheetFailureMessages } from './sheet-failure.messages';
import { startFailureMessages } from './worker.messages';

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

type TimeLimits = Readonly<Record<'firstPageMs' | 'wholeFileMs', number>>;

/**
 * Reads a file in its own Worker, which is stopped after a timeout. Where the Worker does not start, small files are read on
 * the main thread; for larger ones every call rejects with the reason.
 */
export function openReadingInWorker(
  file: File,
  onProgress: (progress: CheckProgress) => void,
  { firstPageMs, wholeFileMs }: TimeLimits = limits,
): DisposableReading {
  const pending = new Map<number, PendingCall>();
  let lastCallId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failure: Error | undefined;
  let isConnected = false;
  let connection = connectWorker({
    onMessage: receive,
    onStartFailure: readOnMainThread,
    onUnexpectedStop: () => failAll(new Error(startFailureMessages.died)),
  });
  connection.send({ kind: 'file', file, name: file.name });

  function failAll(error: Error): void {
    failure = error;
    clearTimeout(timer);
    connection.close();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }
  /** Each message restarts the timeout. There is none without pending calls, or while the Worker starts, which has a limit itself. */
  function restartTimeout(): void {
    clearTimeout(timer);
    if (pending.size === 0 || !isConnected) return;
    const isOpening = [...pending.values()].some(({ call }) => call.method === 'open');
    timer = setTimeout(() => failAll(inPageLanguage(sheetFailure('timed-out'))), isOpening ? firstPageMs : wholeFileMs);
  }
  function receive(message: FromWorker): void {
    isConnected = true;
    if (message.kind === 'progress') onProgress(message.progress);
    if (message.kind === 'result' || message.kind === 'failure') {
      const call = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'result') call?.resolve(message.value);
      else call?.reject(errorOf(message));
    }
    restartTimeout();
  }
  function readOnMainThread(reason: StartFailure): void {
    const fail = () => failAll(new Error(startFailureMessages[reason]));
    if (file.size > mainThreadLimit) {
      fail();
      return;
    }
    isConnected = true;
    connection = connectMainThread(receive, fail);
    connection.send({ kind: 'file', file, name: file.name });
    for (const [id, { call }] of pending) connection.send({ kind: 'call', id, call });
    restartTimeout();
  }
  function request(call: ReadingCall): Promise<unknown> {
    if (failure) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      const id = ++lastCallId;
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
    columnValues: (...args) => request({ method: 'columnValues', args }),
    setKnownKeys: (...args) => request({ method: 'setKnownKeys', args }),
    setProductNumbers: (...args) => request({ method: 'setProductNumbers', args }),
    listKeys: (...args) => request({ method: 'listKeys', args }),
    write: (...args) => request({ method: 'write', args }),
    writeExcluded: (...args) => request({ method: 'writeExcluded', args }),
    applyRule: (...args) => request({ method: 'applyRule', args }),
    writeTable: (...args) => request({ method: 'writeTable', args }),
    locate: (...args) => request({ method: 'locate', args }),
    dispose() {
      clearTimeout(timer);
      pending.clear();
      connection.close();
    },
  } as DisposableReading;
}

const errorOf = ({ message, failure }: Extract<FromWorker, { readonly kind: 'failure' }>): Error =>
  failure ? inPageLanguage(failure) : new Error(message);

/** A failure in the language of the page, which the Worker does not know. */
const inPageLanguage = ({ id, details }: Pick<SheetFailure, 'id' | 'details'>): SheetFailure =>
  new SheetFailure(id, failureText(sheetFailureMessages, id, details), details);

/** `onFailure`: the code did not load, as without a network. */
function connectMainThread(receive: (message: FromWorker) => void, onFailure: () => void): Connection {
  let isClosed = false;
  const post = (message: FromWorker) => {
    if (!isClosed) receive(message);
  };
  const server = import('./serve').then(({ createMessageHandler }) => createMessageHandler(post));
  server.catch(onFailure);
  return {
    send: (message) =>
      void server.then(
        (handle) => handle(message),
        () => undefined,
      ),
    close: () => {
      isClosed = true;
    },
  };
}
