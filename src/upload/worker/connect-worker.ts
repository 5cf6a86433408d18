import { configuredWorker } from '../../embed/page/configuration';
import { isScriptAt } from '../../embed/page/is-script-at';
import type { FromWorker, ToWorker } from './protocol';
import workerAddress from './sheet.worker?worker&url';
import { spawnWorker } from './spawn';
import type { startFailureMessages } from './worker.messages';

export interface Connection {
  send(message: ToWorker): void;
  close(): void;
}

/** Why no Worker started: the page's policy forbids it, nothing is at its address, or its code failed. */
export type StartFailure = Exclude<keyof typeof startFailureMessages, 'died'>;

interface WorkerListener {
  readonly onMessage: (message: FromWorker) => void;
  readonly onStartFailure: (reason: StartFailure) => void;
  /** The Worker had started, and stopped. */
  readonly onUnexpectedStop: () => void;
}

/** How long a Worker may take to start, in milliseconds: its script may come over a slow network. */
const startLimitMs = 30_000;

/** Starts the page's own Worker (`configure({ worker })`), or the one beside this code. Each listener is called asynchronously. */
export function connectWorker({ onMessage, onStartFailure, onUnexpectedStop: onDeath }: WorkerListener): Connection {
  const policy = watchWorkerPolicy();
  let state: 'starting' | 'started' | 'closed' = 'starting';
  let worker: Worker | undefined;
  const startTimer = setTimeout(() => failToStart('failed'), startLimitMs);

  function close(): void {
    state = 'closed';
    clearTimeout(startTimer);
    policy.stop();
    worker?.terminate();
  }
  function failToStart(reason: StartFailure): void {
    if (state !== 'starting') return;
    close();
    if (reason !== 'refused')
      console.error(`Pricebook: the Worker that reads spreadsheets did not start (${reason}). ${bundlerHint}`);
    onStartFailure(reason);
  }
  async function reportStartError(): Promise<void> {
    const isMissing = configuredWorker() === undefined && !(await isScriptAt(workerAddress));
    // The policy's event may arrive after the Worker's.
    if (policy.wasViolated()) failToStart('refused');
    else failToStart(isMissing ? 'not-found' : 'failed');
  }

  try {
    worker = configuredWorker()?.() ?? spawnWorker(workerAddress);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (state === 'closed') return;
      state = 'started';
      clearTimeout(startTimer);
      onMessage(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (state === 'starting') void reportStartError();
      else if (state === 'started') onDeath();
    });
  } catch (error) {
    const reason = configuredWorker() && !isPolicyError(error) ? 'failed' : 'refused';
    if (reason === 'failed') console.error('Pricebook: configure({ worker }) threw an error.', error);
    queueMicrotask(() => failToStart(reason));
  }
  return { send: (message) => worker?.postMessage(message), close };
}

const bundlerHint = 'Bundlers that do not copy it need configure({ worker }): see docs/recipes.md.';

/** Engines refuse a Worker by a SecurityError, and by a TypeError for its address under Trusted Types. */
const isPolicyError = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'SecurityError') ||
  (error instanceof TypeError && error.message.includes('Trusted'));

/** Watches for the refusal of a Worker, of which its error event says nothing. */
function watchWorkerPolicy() {
  const end = new AbortController();
  let isViolated = false;
  globalThis.document?.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'worker-src') isViolated = true;
    },
    end,
  );
  return { wasViolated: () => isViolated, stop: () => end.abort() };
}
