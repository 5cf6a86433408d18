import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes passwords and other secrets, and knows them again. */
export interface Passwords {
  /** The hash of a password, with a salt of its own. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the hashed one. Without a hash the same work is done before the answer is no, so that the
   * time does not tell whether an account exists.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** The cost of a new hash: 32 MiB and some 0.1 s, so that guessing is slow. */
const FULL_COST = 2 ** 15;

/**
 * Hashes by scrypt as `scrypt$N$r$p$salt$hash`. The cost is kept in the hash, so that it can be raised later.
 *
 * @param N scrypt's cost, a power of two; less than the default is for tests, which sign in a thousand times
 */
export function scryptPasswords(N = FULL_COST): Passwords {
  const cost = { N, r: 8, p: 1 };
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, 32, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    async verify(password, stored) {
      const [, n, r, p, salt = '', hash = ''] = (stored ?? `scrypt$${cost.N}$${cost.r}$${cost.p}$none$none`).split('$');
      const expected = Buffer.from(hash, 'base64url');
      const kept = { N: Number(n), r: Number(r), p: Number(p) };
      const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, kept);
      return timingSafeEqual(actual, expected) && stored !== null;
    },
  };
}

function derive(
  password: string,
  salt: Buffer,
  length: number,
  cost: { readonly N: number; readonly r: number; readonly p: number },
) {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
