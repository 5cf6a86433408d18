import { codedMessage } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';

/** How many tasks run at the same time, how many may wait, and for how long. */
export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitMs: number;
}

export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue for the costly checks of passwords, first come first served. Throws HttpError 503 when too many tasks wait, or one for too long. */
export function boundedQueue({ running: maxRunning, waiting: maxWaiting, waitMs }: QueueLimits): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function waitForTurn(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw busyError();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(busyError());
      }, waitMs);
      waiting.push(start);
    });
  }

  return async (task) => {
    await waitForTurn();
    try {
      return await task();
    } finally {
      // The next task replaces this one, so `running` does not change.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const busyError = (): HttpError => new HttpError(503, codedMessage('sign-ins-busy'), { retryAfter: 5 });
