import { codedMessage } from '../../../../src/wire/error-texts';
import { createTurns, type TurnLimits } from '../../db/turns';
import { HttpError } from '../../http/http-error';

export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue for the costly checks of passwords, first come first served. Throws HttpError 503 when too many tasks wait, or one for too long. */
export function boundedQueue(limits: TurnLimits): BoundedQueue {
  const takeTurn = createTurns(limits, busyError);
  return async (task) => {
    const endTurn = await takeTurn();
    try {
      return await task();
    } finally {
      endTurn();
    }
  };
}

const busyError = (): HttpError => new HttpError(503, codedMessage('sign-ins-busy'), { retryAfter: 5 });
