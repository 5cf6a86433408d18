import { codedMessage } from '../../../src/wire/error-texts';
import { HttpError } from './http-error';

/**
 * Creates the budget, in bytes, for the request bodies that are in memory at the same time: a function that reserves bytes for an
 * account and returns one that releases them. It throws HttpError 429 or 503 when too few are left.
 */
export function createBodyBudget({ perAccount, overall }: Readonly<Record<'perAccount' | 'overall', number>>) {
  const taken = new Map<number, number>();
  let total = 0;
  const add = (accountId: number, bytes: number): void => {
    const reserved = (taken.get(accountId) ?? 0) + bytes;
    total += bytes;
    if (reserved === 0) taken.delete(accountId);
    else taken.set(accountId, reserved);
  };
  return (accountId: number, bytes: number) => {
    if ((taken.get(accountId) ?? 0) + bytes > perAccount) throw tooMuchError(429, 'uploads-being-read');
    if (total + bytes > overall) throw tooMuchError(503, 'too-many-uploads');
    add(accountId, bytes);
    let isReleased = false;
    return () => {
      if (!isReleased) add(accountId, -bytes);
      isReleased = true;
    };
  };
}

const tooMuchError = (status: 429 | 503, code: 'uploads-being-read' | 'too-many-uploads'): HttpError =>
  new HttpError(status, codedMessage(code), {
    headers: { Connection: 'close' },
    retryAfter: 5,
  });
