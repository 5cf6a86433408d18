import { randomInt } from 'node:crypto';
import type { Passwords } from './password';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password for somebody else's first sign-in, and what of it is kept with the account. */
export interface TemporaryPassword {
  /** To be mailed, and kept nowhere. */
  readonly password: string;
  /** Columns of the account. */
  readonly kept: { readonly password_hash: string; readonly password_expires_at: Date };
}

/** Makes a temporary password, which works for 7 days, and only to choose another. */
export async function makeTemporaryPassword(passwords: Passwords, now: Date): Promise<TemporaryPassword> {
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join(''));
  const password = groups.join('-');
  return {
    password,
    kept: {
      password_hash: await passwords.hash(password),
      password_expires_at: new Date(now.getTime() + LIFETIME_MS),
    },
  };
}

const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
