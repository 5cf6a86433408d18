import type { Client } from '../../api/transport/client';

/** Time in ms after which a file is read without the keys. */
const longestWait = 5_000;

export interface KnownKeys {
  readonly keys?: readonly string[];
  readonly problem?: string;
}

/** Never rejects, because the upload works without the keys. */
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
