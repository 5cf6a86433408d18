import { codedMessage } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';
import type { Attempt } from './login-failures';

/** The people of an office sign in from one address. */
const MAX_PER_ADDRESS = 3;

export type SignInLimit = ReturnType<typeof createSignInLimit>;

/**
 * Creates a function that verifies a password: one at a time for an account, and three for a client address. It throws HttpError
 * 429 at once for further ones, so that a client with many parallel sign-ins does not fill the queue of all others.
 */
export function createSignInLimit() {
  const running = new Map<string, number>();
  const changeRunning = (subjects: readonly string[], change: 1 | -1): void => {
    for (const subject of subjects) {
      const count = (running.get(subject) ?? 0) + change;
      if (count === 0) running.delete(subject);
      else running.set(subject, count);
    }
  };
  return async <T>({ email, address }: Pick<Attempt, 'email' | 'address'>, verify: () => Promise<T>): Promise<T> => {
    const [account, client] = [`account:${email}`, `address:${address}`];
    if (running.has(account)) throw tooMany('sign-in-being-checked');
    if ((running.get(client) ?? 0) >= MAX_PER_ADDRESS) throw tooMany('network-sign-ins-being-checked');
    changeRunning([account, client], 1);
    try {
      return await verify();
    } finally {
      changeRunning([account, client], -1);
    }
  };
}

const tooMany = (code: 'sign-in-being-checked' | 'network-sign-ins-being-checked'): HttpError =>
  new HttpError(429, codedMessage(code), { retryAfter: 1 });
