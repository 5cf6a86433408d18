import { codedMessage } from '../../../src/wire/error-texts';
import { HttpError } from '../http/http-error';

/** Exports that may run at the same time: each takes a thread and some hundred megabytes. */
const MAX_RUNNING = 2;

export type ExportLimit = ReturnType<typeof createExportLimit>;

/**
 * Creates a function that runs an export for an account. It throws HttpError 429 while two others are made, or the account's last one
 * is made or sent: a client that does not read would otherwise have any number of files in memory.
 */
export function createExportLimit() {
  const accounts = new Set<number>();
  let running = 0;
  /** @param closed resolves when the response was sent or its client has left */
  const runWithinLimit = async <T>(
    accountId: number,
    make: () => Promise<T>,
    closed: Promise<unknown> = Promise.resolve(),
  ): Promise<T> => {
    if (accounts.has(accountId)) throw tooMany('own-download-running');
    if (running >= MAX_RUNNING) throw tooMany('downloads-running');
    accounts.add(accountId);
    running += 1;
    try {
      const file = await make();
      void closed.then(() => accounts.delete(accountId));
      return file;
    } catch (error) {
      accounts.delete(accountId);
      throw error;
    } finally {
      running -= 1;
    }
  };
  return Object.assign(runWithinLimit, { running: () => running });
}

const tooMany = (code: 'own-download-running' | 'downloads-running'): HttpError =>
  new HttpError(429, codedMessage(code), { retryAfter: 5 });
