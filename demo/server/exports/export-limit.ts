import { codedMessage } from '../../../src/wire/error-texts';
import { HttpError } from '../http/http-error';

/** Exports that may run at the same time: each takes a thread and some hundred megabytes. */
const MAX_RUNNING = 2;

export type ExportLimit = ReturnType<typeof createExportLimit>;

/** Creates a function that runs an export for an account. It throws HttpError 429 while the account, or two others, have one running. */
export function createExportLimit() {
  const running = new Set<number>();
  const runWithinLimit = async <T>(accountId: number, make: () => Promise<T>): Promise<T> => {
    if (running.has(accountId)) throw tooMany('own-download-running');
    if (running.size >= MAX_RUNNING) throw tooMany('downloads-running');
    running.add(accountId);
    try {
      return await make();
    } finally {
      running.delete(accountId);
    }
  };
  return Object.assign(runWithinLimit, { running: () => running.size });
}

const tooMany = (code: 'own-download-running' | 'downloads-running'): HttpError =>
  new HttpError(429, codedMessage(code), { retryAfter: 5 });
