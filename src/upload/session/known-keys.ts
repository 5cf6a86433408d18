import type { Client } from '../../api/transport/client';

/** Longest wait for the keys before a file is read without them, in ms. */
const longestWait = 5_000;

/** The keys that exist, or why they are not known; neither where the back end is not asked. */
export interface KnownKeys {
  readonly keys?: readonly string[];
  readonly problem?: string;
}

/** Loads the known keys of one kind of sheet. Never rejects, since the upload works without them. */
export function loadKnownKeys(
  client: Client,
  loadKeys: ((client: Client) => Promise<readonly string[]>) | undefined,
): Promise<KnownKeys> {
  if (loadKeys === undefined) return Promise.resolve({});
  const loaded = loadKeys(client).then(
    (keys): KnownKeys => ({ keys }),
    (cause: unknown): KnownKeys => ({ problem: cause instanceof Error ? cause.message : String(cause) }),
  );
  const tooLong = new Promise<KnownKeys>((resolve) => {
    setTimeout(() => resolve({ problem: 'it took too long' }), longestWait);
  });
  return Promise.race([loaded, tooLong]);
}
