import { pageState } from '../session/page-state';
import { ApiError, networkError, supersededError, timeoutError } from './errors';

/**
 * Time limits in ms; tests set shorter ones before the page's scripts run. `response`: from sending a read or write to the
 * end of its response. `idle`: without a byte of an upload or download.
 */
export const timeLimits = () => pageState('limits@2', () => ({ response: 30_000, idle: 120_000 }));

export type Deadline = ReturnType<typeof startDeadline>;

/** Starts a time limit of `ms`, whose signal is aborted when it expires or `outer` is aborted. */
export function startDeadline(ms: number, outer?: AbortSignal) {
  const expiry = new AbortController();
  const expire = () => expiry.abort();
  let timer = setTimeout(expire, ms);
  const clear = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any([expiry.signal, ...(outer ? [outer] : [])]),
    extend() {
      clear();
      timer = setTimeout(expire, ms);
    },
    clear,
    /** The error of a request that failed within or by this time limit. */
    errorOf(cause: unknown): ApiError {
      if (outer?.aborted) return supersededError();
      if (expiry.signal.aborted) return timeoutError(ms);
      return cause instanceof ApiError ? cause : networkError(cause);
    },
  };
}
