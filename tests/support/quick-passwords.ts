import { scryptPasswords } from '../../demo/server/auth/password';

/** Hashes at a fraction of the cost: guessing is not what tests are about, and together they sign in a thousand times. */
export const quickPasswords = scryptPasswords(2 ** 10);
