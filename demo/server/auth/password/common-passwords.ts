import { dictionary } from '@zxcvbn-ts/language-common';

/** The list of zxcvbn-ts: 49,000 passwords that were counted in real leaks. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether the password, whatever its letter case, is one of the first that somebody guesses. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
