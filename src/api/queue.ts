import { superseded } from './errors';
import { pageState } from './page-state';

/** Waiting and running requests of one path; the first one runs. */
type Line = Array<() => void>;

/**
 * Runs requests of the same key one at a time, in the order of the calls, over all widgets of the page. One that is
 * aborted while it waits leaves the line and fails as superseded; one that runs must itself end when its signal does.
 * A failure lets the next one go on.
 */
export function inTurn<T>(key: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const lines = pageState('queues@1', () => new Map<string, Line>());
  const line = lines.get(key) ?? [];
  lines.set(key, line);
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      line.splice(line.indexOf(start), 1);
      if (line.length === 0) lines.delete(key);
    };
    const giveUp = () => {
      leave();
      reject(superseded());
    };
    const start = () => {
      signal?.removeEventListener('abort', giveUp);
      Promise.resolve()
        .then(run)
        .then(resolve, reject)
        .then(() => {
          leave();
          line[0]?.();
        });
    };
    if (signal?.aborted) return reject(superseded());
    signal?.addEventListener('abort', giveUp, { once: true });
    line.push(start);
    if (line.length === 1) start();
  });
}
