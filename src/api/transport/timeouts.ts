import { pageState } from '../session/page-state';
import { supersededError, timeoutError } from './errors';

/** Time limits in ms. Tests set shorter ones before the page's scripts run. */
interface Limits {
  /** From sending a read or write to the end of its response. */
  readonly response: number;
  /** Without a byte of an upload or download. */
  readonly idle: number;
}

export const limits = (): Limits => pageState('limits@2', () => ({ response: 30_000, idle: 120_000 }));

/** A running time limit: `signal` is aborted with an ApiError when it expires. */
export interface Deadline {
  readonly signal: AbortSignal;
  extend(): void;
  clear(): void;
}

/** Starts a time limit of `ms`. Aborting `outer` aborts its signal too. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const expire = () => controller.abort(timeoutError(ms));
  const cancel = () => controller.abort(supersededError());
  let timer = setTimeout(expire, ms);
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    extend() {
      clearTimeout(timer);
      timer = setTimeout(expire, ms);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
    },
  };
}
