/** The messages are in English only, because the script tag has no other texts. */
export const chunkFailures = {
  network: 'A part of the program could not be loaded: the network or its server did not deliver it.',
  'time-out': 'A part of the program could not be loaded: it took longer than 120 seconds.',
  evaluation: 'A part of the program could not be loaded: it failed while starting.',
};

export type ChunkFailure = keyof typeof chunkFailures;

/** Code that did not load. The message is for users, who do not know the names of chunks. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(
    readonly chunk: string,
    readonly kind: ChunkFailure,
    options?: ErrorOptions,
  ) {
    super(chunkFailures[kind], options);
  }
}

const timeLimit = 120_000;

/** Global key of the query string for a retry, which the build appends to the address of every dynamic import. */
const retryKey = Symbol.for('pricebook.retry');

/**
 * The query string of a retry; empty for the first attempt, and where an import map of the page has hashes: they hold for the addresses of
 * the map, and a file at another one would run unchecked.
 */
export const retryQuery = (attempt: number): string =>
  attempt === 0 ||
  [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')].some((map) =>
    /"integrity"/.test(map.text),
  )
    ? ''
    : `?retry=${attempt}`;

/**
 * Awaits a dynamic import. Rejects with a {@link ChunkError} when it fails or takes longer than 120 s. An `attempt` above 0
 * changes the requested address, because browsers cache failed and pending modules by address.
 */
export function loadChunk<T>(chunk: string, load: () => Promise<T>, attempt = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(chunk, 'time-out')), timeLimit);
    Reflect.set(globalThis, retryKey, retryQuery(attempt));
    const loading = load();
    Reflect.deleteProperty(globalThis, retryKey);
    loading
      .then(resolve, (cause: unknown) => reject(new ChunkError(chunk, kindOf(cause), { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/** Returns a function that loads the chunk; after a failure, its next call requests the chunk again. */
export function chunkLoader<T>(chunk: string, load: () => Promise<T>): () => Promise<T> {
  let failures = 0;
  return () =>
    loadChunk(chunk, load, failures).catch((cause: unknown) => {
      failures += 1;
      throw cause;
    });
}

/** Only the message identifies a network failure: the first pattern in Chromium and Firefox, the second in Safari. */
const kindOf = (cause: unknown): ChunkFailure =>
  cause instanceof TypeError && /dynamically imported module|module script failed/i.test(cause.message)
    ? 'network'
    : 'evaluation';
