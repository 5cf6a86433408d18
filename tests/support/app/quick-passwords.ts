import { scryptHasher } from '../../../demo/server/auth/password/password-hasher';

/** Hashes at a fraction of the cost, as tests sign in thousands of times. */
export const quickPasswords = scryptHasher({ N: 2 ** 10, p: 1 });
