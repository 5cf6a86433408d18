import { pageState } from '../session/page-state';
import { supersededError } from './errors';

/** Runs requests of one key one at a time, across all widgets. An aborted one rejects as superseded, unsent. */
export function enqueue<T>(key: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  /** By key: settles when the last queued request has ended. */
  const ends = pageState('queues@2', () => new Map<string, Promise<void>>());
  const result = (ends.get(key) ?? Promise.resolve()).then(async () => {
    if (signal?.aborted) throw supersededError();
    return run();
  });
  const forget = () => {
    if (ends.get(key) === end) ends.delete(key);
  };
  const end = result.then(forget, forget);
  ends.set(key, end);
  return signal ? Promise.race([result, rejectOnAbort(signal)]) : result;
}

/** Rejects as superseded when the signal is aborted; otherwise stays pending. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const cancel = () => reject(supersededError());
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
  });
}
