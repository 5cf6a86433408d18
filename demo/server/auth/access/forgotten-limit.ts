import { codedMessage } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';

const WINDOW_MS = 60 * 60 * 1000;
const MAX_WAITING = 100;
/** Clients that are remembered; with one more all are forgotten. */
const MAX_CLIENTS = 10_000;

export type ForgottenLimit = ReturnType<typeof createForgottenLimit>;

/**
 * Limits the work of forgotten passwords, whose responses do not wait for it: a client could have thousands of transactions wait for
 * the database. `perClient` requests are accepted in the hour that begins with the first.
 */
export function createForgottenLimit({ perClient }: { readonly perClient: number }) {
  const clients = new Map<string, { readonly until: number; count: number }>();
  let waiting = 0;
  let last = Promise.resolve();
  return {
    /** Counts a request, and returns whether its client is within the limit. */
    admits(address: string, now: Date): boolean {
      const time = now.getTime();
      const known = clients.get(address);
      if (known !== undefined && known.until > time) {
        known.count += 1;
        return known.count <= perClient;
      }
      if (clients.size >= MAX_CLIENTS) clients.clear();
      clients.set(address, { until: time + WINDOW_MS, count: 1 });
      return true;
    },
    /** Returns a task that waits for those before it: each would take a connection to the database. Throws HttpError 503 while 100 wait. */
    inTurn(task: () => Promise<void>): () => Promise<void> {
      if (waiting >= MAX_WAITING) throw new HttpError(503, codedMessage('sign-ins-busy'), { retryAfter: 5 });
      waiting += 1;
      return () => {
        const turn = last.then(task).finally(() => {
          waiting -= 1;
        });
        last = turn.catch(() => {});
        return turn;
      };
    },
  };
}
