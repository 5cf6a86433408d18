import { limits } from '../../sheet/limits';
import { sheetFailure } from '../../sheet/sheet-failure';
import type { CheckProgress, Reading } from '../reading/reading.types';
import { type FromWorker, type ReadingCall, receivedError, type ToWorker } from './protocol';
import { spawnWorker } from './spawn';
import { workerAddress } from './worker-address';

/** Largest file that is read on the page's own thread, in bytes, where no Worker may be had. */
const pageLimit = 2 * 1024 * 1024;

/** A reading that can be ended at any time. */
export interface DisposableReading extends Reading {
  /** Ends it: what is under way never settles, and everything it held is given back. */
  dispose(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly call: ReadingCall;
}

/** Whatever runs `serve`: a Worker, or the page itself. */
interface Line {
  send(message: ToWorker): void;
  end(): void;
}

/** How long reading may take, in ms. */
type TimeLimits = Readonly<Record<'firstPageMs' | 'wholeFileMs', number>>;

/**
 * Reads a file in a Worker of its own, ended when it takes too long: see `limits`. Where the page's policy forbids the Worker, small
 * files are read on the page; for larger ones every call rejects with an error that says so.
 */
export function readInWorker(
  file: File,
  onProgress: (progress: CheckProgress) => void,
  { firstPageMs, wholeFileMs }: TimeLimits = limits,
): DisposableReading {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusal: Error | undefined;
  let line: Line = { send: () => {}, end: () => {} };
  try {
    line = workerLine(receive, broke);
    line.send({ kind: 'file', file, name: file.name });
  } catch {
    readHere();
  }

  function failAll(error: Error): void {
    refusal = error;
    clearTimeout(timer);
    line.end();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  /** Any sign of life starts the time anew; nothing is waited for while nobody asks. */
  function watch(): void {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const opens = [...waiting.values()].some(({ call }) => call.method === 'open');
    timer = setTimeout(() => failAll(sheetFailure('timed-out')), opens ? firstPageMs : wholeFileMs);
  }
  function receive(message: FromWorker): void {
    if (message.kind === 'progress') onProgress(message.progress);
    if (message.kind === 'answer' || message.kind === 'failure') {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') asked?.resolve(message.value);
      else asked?.reject(receivedError(message.failure));
    }
    watch();
  }
  function broke(wasUp: boolean): void {
    if (wasUp) failAll(new Error(died));
    else readHere();
  }
  /** There is no Worker to be had: the page does its work, where it can. */
  function readHere(): void {
    line.end();
    if (file.size > pageLimit) {
      failAll(new Error(noWorker));
      return;
    }
    line = pageLine(receive);
    line.send({ kind: 'file', file, name: file.name });
    for (const [id, { call }] of waiting) line.send({ kind: 'call', id, call });
  }
  function ask(call: ReadingCall): Promise<unknown> {
    if (refusal) return Promise.reject(refusal);
    return new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject, call });
      line.send({ kind: 'call', id, call });
      watch();
    });
  }
  // SAFETY: a Worker answers a call with what the reading's method of that name answers.
  return {
    open: (...args) => ask({ method: 'open', args }),
    total: (...args) => ask({ method: 'total', args }),
    page: (...args) => ask({ method: 'page', args }),
    check: (...args) => ask({ method: 'check', args }),
    write: (...args) => ask({ method: 'write', args }),
    dispose() {
      clearTimeout(timer);
      waiting.clear();
      line.end();
    },
  } as DisposableReading;
}

const died =
  'The background work that was reading the file broke off, for want of memory perhaps. Choose the file again, or split it.';
const noWorker =
  'This page does not allow the background work that reading a file of more than 2 MB needs. Split the file, or ask whoever runs the page to allow “worker-src blob:”.';

/** A Worker at the other end. Throws where the page's policy forbids it. */
function workerLine(receive: (message: FromWorker) => void, broke: (wasUp: boolean) => void): Line {
  const worker = spawnWorker(workerAddress);
  let isUp = false;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    isUp = true;
    receive(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broke(isUp);
  });
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
}

/** The page's own thread at the other end. */
function pageLine(receive: (message: FromWorker) => void): Line {
  let isOver = false;
  const answer = (message: FromWorker) => {
    if (!isOver) receive(message);
  };
  const server = import('./serve').then(({ serve }) => serve(answer));
  return {
    send: (message) => void server.then((take) => take(message)),
    end: () => {
      isOver = true;
    },
  };
}
