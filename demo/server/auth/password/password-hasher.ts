import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { TurnLimits } from '../../db/turns';
import { boundedQueue } from './bounded-queue';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that the time does not disclose whether an account exists. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether the hash was made at another cost than new ones are. */
  isOutdated(stored: string): boolean;
}

type ScryptCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** 32 MiB and about 0.3 s per hash. */
const fullCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Two of the four threads of Node's thread pool, as file access needs threads too. */
const defaultQueue: TurnLimits = { running: 2, waiting: 100, waitMs: 5000 };

/**
 * Hashes with scrypt, as `scrypt$N$r$p$salt$hash`: the hash names its cost, so that the cost of new hashes can be raised.
 * Rejects with HttpError 503 after 5 s of waiting; tests, which sign in very often, lower the cost.
 */
export function scryptHasher(options: Partial<ScryptCost> = {}, limits = defaultQueue): PasswordHasher {
  const cost = { ...fullCost, ...options };
  const prefix = ['scrypt', cost.N, cost.r, cost.p, ''].join('$');
  const queue = boundedQueue(limits);
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const hash = await queue(() => deriveKey(password, salt, 32, cost));
      return `${prefix}${salt.toString('base64url')}$${hash.toString('base64url')}`;
    },
    async verify(password, stored) {
      const [, n, r, p, salt = '', hash = ''] = (stored ?? `${prefix}none$none`).split('$');
      const expected = Buffer.from(hash, 'base64url');
      const storedCost = { N: Number(n), r: Number(r), p: Number(p) };
      const saltBytes = Buffer.from(salt, 'base64url');
      const actual = await queue(() => deriveKey(password, saltBytes, expected.length, storedCost));
      return timingSafeEqual(actual, expected) && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}

function deriveKey(password: string, salt: Buffer, length: number, cost: ScryptCost) {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const TEMPORARY_MS = 7 * 24 * 60 * 60 * 1000;

/** The characters of temporary passwords: none of them looks like another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Creates a temporary password, valid for 7 days and only for choosing another. */
export async function createTemporaryPassword(passwords: PasswordHasher, now: Date) {
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, randomLetter).join(''));
  const password = groups.join('-');
  return {
    password,
    columns: {
      password_hash: await passwords.hash(password),
      password_expires_at: new Date(now.getTime() + TEMPORARY_MS),
    },
  };
}

const randomLetter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
