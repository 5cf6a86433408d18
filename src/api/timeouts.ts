import { superseded, timeoutError } from './errors';

/** How long a read or a write may go without its whole answer, counted from when it was sent; in milliseconds. */
export const answerLimit = 30_000;

/** How long an upload or a download may go without a byte moving; in milliseconds. */
export const silenceLimit = 120_000;

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
  const cancel = () => controller.abort(superseded());
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
