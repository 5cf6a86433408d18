import type { Envelope } from './envelope';
import { supersededError } from './errors';

/** Longest Retry-After, in seconds, after which a read is retried automatically. */
const longestWait = 60;

/** Retries a read once, after the Retry-After of its first response. Other requests are sent meanwhile. */
export async function retryWhenBusy<T extends { readonly envelope: Envelope }>(
  first: T,
  send: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { retryAfter } = first.envelope;
  if (retryAfter === undefined || retryAfter > longestWait) return first;
  await wait(retryAfter * 1000, signal);
  return send();
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(supersededError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}
