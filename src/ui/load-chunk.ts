/** What kept a piece of code from being there. */
export type ChunkFailure = 'network' | 'time-out' | 'evaluation';

const reasons: Record<ChunkFailure, string> = {
  network: 'the network or its server did not deliver it',
  'time-out': 'it took longer than 120 seconds',
  evaluation: 'it failed while starting',
};

/** A piece of the program's code did not load. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(
    /** File or area that was wanted. */
    readonly chunk: string,
    readonly kind: ChunkFailure,
    options?: ErrorOptions,
  ) {
    super(`“${chunk}” could not be loaded: ${reasons[kind]} (${kind}).`, options);
  }
}

/** Milliseconds that a piece of code may take. */
const timeLimit = 120_000;

/** Where what stands behind an address is kept while a chunk is asked for again; the build makes every import read it. */
const retryKey = Symbol.for('pricebook.retry');

/** What stands behind the address of a file that is imported now; '' but while `loadChunk` asks once more. */
export const retrySuffix = (): string => String(Reflect.get(globalThis, retryKey) ?? '');

/**
 * Waits for a dynamic import. Rejects with a {@link ChunkError} when it fails or takes longer than 120 s. A later `attempt`
 * than the first, 0, asks under another address: a browser keeps what was broken, and waits on for what never came.
 */
export function loadChunk<T>(chunk: string, load: () => Promise<T>, attempt = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(chunk, 'time-out')), timeLimit);
    if (attempt > 0) Reflect.set(globalThis, retryKey, `?retry=${attempt}`);
    const loading = load();
    Reflect.deleteProperty(globalThis, retryKey);
    loading
      .then(resolve, (cause: unknown) => reject(new ChunkError(chunk, kindOf(cause), { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** Browsers tell a file that did not come by their message alone: Chromium and Firefox, then Safari. */
const kindOf = (cause: unknown): ChunkFailure =>
  cause instanceof TypeError && /dynamically imported module|module script failed/i.test(cause.message)
    ? 'network'
    : 'evaluation';
