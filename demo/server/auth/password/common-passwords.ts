import { dictionary } from '@zxcvbn-ts/language-common';

/*
 * The list of zxcvbn-ts: 49,000 passwords that were counted in real leaks. A package rather than a list of our own, as it is
 * kept up to date by the people who measure passwords.
 */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether the password, whatever its letter case, is one of the first that somebody guesses. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
