import { pageState } from '../session/page-state';
import { supersededError, timeoutError } from './errors';

/** Time limits in milliseconds. A test that waits for one puts shorter ones in place before the page's scripts run. */
interface Limits {
  /** How long a read or a write may go without its whole answer, counted from when it was sent. */
  readonly answer: number;
  /** How long an upload or a download may go without a byte moving. */
  readonly silence: number;
}

/** The limits of this page's requests. */
export const limits = (): Limits => pageState('limits@1', () => ({ answer: 30_000, silence: 120_000 }));

/** A running limit: `signal` is aborted with an ApiError when the time is over, or when `outer` is. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time anew: a byte has moved. */
  alive(): void;
  /** Ends it. */
  stop(): void;
}

/** Starts a time limit of `ms`, which also ends when `outer` is aborted. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const expire = () => controller.abort(timeoutError(ms));
  const cancel = () => controller.abort(supersededError());
  let timer = setTimeout(expire, ms);
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(timer);
      timer = setTimeout(expire, ms);
    },
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
    },
  };
}
