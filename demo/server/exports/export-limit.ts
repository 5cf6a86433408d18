import { HttpError } from '../http/http-error';

/** Exports that may run at the same time: each takes a thread and some hundred megabytes. */
const MAX_RUNNING = 2;

/** Runs an export for an account. Throws HttpError 429 while the account, or too many others, have one running. */
export interface ExportLimit {
  <T>(accountId: number, make: () => Promise<T>): Promise<T>;
  running(): number;
}

/** Creates the limit of a process: one export per account, and two in all. */
export function createExportLimit(): ExportLimit {
  const running = new Set<number>();
  const limit = async <T>(accountId: number, make: () => Promise<T>): Promise<T> => {
    if (running.has(accountId)) throw tooMany('Your last download is still being made.');
    if (running.size >= MAX_RUNNING) throw tooMany('Other downloads are being made.');
    running.add(accountId);
    try {
      return await make();
    } finally {
      running.delete(accountId);
    }
  };
  return Object.assign(limit, { running: () => running.size });
}

const tooMany = (why: string): HttpError =>
  new HttpError(429, `${why} Please try again in a moment.`, { retryAfter: 5 });
