import * as v from 'valibot';
import { requiredText, wireText } from '../request';

const TOO_LONG = 'is too long';

/** Text that is needed, with at most so many characters. */
export const textUpTo = (characters: number) => v.pipe(requiredText, v.maxLength(characters, TOO_LONG));

/** An address that somebody types to be recognised by: in lower case. */
export const knownEmail = v.pipe(textUpTo(254), v.toLowerCase());

/** An address that mail can be sent to, in lower case. */
export const newEmail = v.pipe(knownEmail, v.rfcEmail('has to be an email address such as name@example.com'));

/** A password that somebody has. */
export const givenPassword = v.pipe(wireText, v.minLength(1, 'is needed'), v.maxLength(1000, TOO_LONG));

/** A password that somebody chooses. */
export const newPassword = v.pipe(
  wireText,
  v.minLength(8, 'has to have at least 8 characters'),
  v.maxLength(1000, TOO_LONG),
);

/** A code as typed: six digits, with or without spaces; a number has lost its leading zeros. */
export const typedCode = v.pipe(
  v.union([v.string(), v.number()], 'has to be text'),
  v.transform((code) => (typeof code === 'number' ? String(code).padStart(6, '0') : code.replace(/\s/g, ''))),
  v.minLength(1, 'is needed'),
  v.maxLength(100, TOO_LONG),
);
