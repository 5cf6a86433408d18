import { pageState } from '../session/page-state';
import { supersededError } from './errors';

/** Start functions of one key's requests; the first one is running. */
type Queue = Array<() => void>;

/**
 * Runs requests of the same key one at a time, in call order, across all widgets of the page. A queued request whose signal
 * is aborted rejects as superseded; a running one must react to its signal itself. A failure does not block the next.
 */
export function enqueue<T>(key: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const queues = pageState('queues@1', () => new Map<string, Queue>());
  const queue = queues.get(key) ?? [];
  queues.set(key, queue);
  return new Promise<T>((resolve, reject) => {
    const remove = () => {
      queue.splice(queue.indexOf(start), 1);
      if (queue.length === 0) queues.delete(key);
    };
    const cancel = () => {
      remove();
      reject(supersededError());
    };
    const start = () => {
      signal?.removeEventListener('abort', cancel);
      Promise.resolve()
        .then(run)
        .then(resolve, reject)
        .then(() => {
          remove();
          queue[0]?.();
        });
    };
    if (signal?.aborted) return reject(supersededError());
    signal?.addEventListener('abort', cancel, { once: true });
    queue.push(start);
    if (queue.length === 1) start();
  });
}
