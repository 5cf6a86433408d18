import { HttpError } from './http-error';

/** Reserves bytes for an account and returns what gives them back. Throws HttpError 429 or 503 when there are not enough. */
export type BodyBudget = (accountId: number, bytes: number) => () => void;

/** Creates the budget for bodies that are being received or worked on, in bytes. */
export function createBodyBudget({
  ofAccount,
  inAll,
}: {
  readonly ofAccount: number;
  readonly inAll: number;
}): BodyBudget {
  const taken = new Map<number, number>();
  let total = 0;
  const add = (accountId: number, bytes: number): void => {
    const left = (taken.get(accountId) ?? 0) + bytes;
    total += bytes;
    if (left === 0) taken.delete(accountId);
    else taken.set(accountId, left);
  };
  return (accountId, bytes) => {
    if ((taken.get(accountId) ?? 0) + bytes > ofAccount) throw tooMuch(429, 'Your last uploads are still being read.');
    if (total + bytes > inAll) throw tooMuch(503, 'The server has too many uploads to read.');
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
    headers: { 'Retry-After': '5', Connection: 'close' },
  });
