import { HttpError } from './http-error';

/** Reserves bytes for an account and returns a function that releases them. Throws HttpError 429 or 503 when too few are left. */
export type BodyBudget = (accountId: number, bytes: number) => () => void;

/** Creates the budget, in bytes, for the request bodies that are in memory at the same time. */
export function createBodyBudget({
  perAccount,
  overall,
}: {
  readonly perAccount: number;
  readonly overall: number;
}): BodyBudget {
  const taken = new Map<number, number>();
  let total = 0;
  const add = (accountId: number, bytes: number): void => {
    const reserved = (taken.get(accountId) ?? 0) + bytes;
    total += bytes;
    if (reserved === 0) taken.delete(accountId);
    else taken.set(accountId, reserved);
  };
  return (accountId, bytes) => {
    if ((taken.get(accountId) ?? 0) + bytes > perAccount) throw tooMuch(429, 'Your last uploads are still being read.');
    if (total + bytes > overall) throw tooMuch(503, 'The server has too many uploads to read.');
    add(accountId, bytes);
    let isReleased = false;
    return () => {
      if (!isReleased) add(accountId, -bytes);
      isReleased = true;
    };
  };
}

const tooMuch = (status: 429 | 503, why: string): HttpError =>
  new HttpError(status, `${why} Nothing was saved. Please try again in a moment.`, {
    headers: { Connection: 'close' },
    retryAfter: 5,
  });
