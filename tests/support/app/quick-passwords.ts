import { scryptHasher } from '../../../demo/server/auth/password-hasher';

/** Hashes at a fraction of the cost: guessing is not what tests are about, and together they sign in a thousand times. */
export const quickPasswords = scryptHasher({ N: 2 ** 10, p: 1 });
