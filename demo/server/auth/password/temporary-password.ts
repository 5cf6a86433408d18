import { randomInt } from 'node:crypto';
import type { PasswordHasher } from './password-hasher';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

export interface TemporaryPassword {
  /** To be mailed; it is not stored. */
  readonly password: string;
  readonly columns: { readonly password_hash: string; readonly password_expires_at: Date };
}

/** Creates a temporary password, valid for 7 days and only for choosing another. */
export async function createTemporaryPassword(passwords: PasswordHasher, now: Date): Promise<TemporaryPassword> {
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join(''));
  const password = groups.join('-');
  return {
    password,
    columns: {
      password_hash: await passwords.hash(password),
      password_expires_at: new Date(now.getTime() + LIFETIME_MS),
    },
  };
}

const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
