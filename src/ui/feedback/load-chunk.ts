/** Why a chunk failed to load. */
export type ChunkFailure = 'network' | 'time-out' | 'evaluation';

const reasons: Record<ChunkFailure, string> = {
  network: 'the network or its server did not deliver it',
  'time-out': 'it took longer than 120 seconds',
  evaluation: 'it failed while starting',
};

/** A chunk of code failed to load. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(
    /** The requested file or area. */
    readonly chunk: string,
    readonly kind: ChunkFailure,
    options?: ErrorOptions,
  ) {
    super(`“${chunk}” could not be loaded: ${reasons[kind]} (${kind}).`, options);
  }
}

/** Time limit of a chunk in ms. */
const timeLimit = 120_000;

/** Key of the query that imports append during a retry; the build makes every dynamic import read it. */
const retryKey = Symbol.for('pricebook.retry');

/** The query for the current import; '' except during a retry by `loadChunk`. */
export const retrySuffix = (): string => String(Reflect.get(globalThis, retryKey) ?? '');

/**
 * Awaits a dynamic import. Rejects with a {@link ChunkError} when it fails or takes longer than 120 s. An `attempt` above 0
 * requests another address, because a browser caches failed and pending modules by address.
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

/** Network failures differ only by message: Chromium and Firefox, then Safari. */
const kindOf = (cause: unknown): ChunkFailure =>
  cause instanceof TypeError && /dynamically imported module|module script failed/i.test(cause.message)
    ? 'network'
    : 'evaluation';
