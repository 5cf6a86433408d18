import * as v from 'valibot';
import { isBlank } from '../../../../src/wire/text-rules';
import { userFields } from '../../../../src/wire/user';
import { requiredText, wireText } from '../../http/request';
import { isCommonPassword } from '../password/common-passwords';

const TOO_LONG = 'is too long';

export const requiredTextUpTo = (characters: number) => v.pipe(requiredText, v.maxLength(characters, TOO_LONG));

/** The email address of an existing account, in lower case. */
export const loginEmailSchema = v.pipe(requiredTextUpTo(userFields.EMAIL.maxLength), v.toLowerCase());

/** An email address to which mail is sent, in lower case. */
export const newEmailSchema = v.pipe(
  loginEmailSchema,
  v.rfcEmail('has to be an email address such as name@example.com'),
);

export const currentPasswordSchema = v.pipe(wireText, v.minLength(1, 'is needed'), v.maxLength(1000, TOO_LONG));

export const newPasswordSchema = v.pipe(
  wireText,
  v.minLength(8, 'has to have at least 8 characters'),
  v.maxLength(128, 'may have 128 characters at most'),
  v.check((password) => !isBlank(password), 'has to have characters that can be seen'),
  v.check((password) => !isCommonPassword(password), 'is one of the most common ones, which are guessed first'),
);

/** A six-digit code, with or without spaces; leading zeros lost in a JSON number are restored. */
export const codeInput = v.pipe(
  v.union([v.string(), v.number()], 'has to be text'),
  v.transform((code) => (typeof code === 'number' ? String(code).padStart(6, '0') : code.replace(/\s/g, ''))),
  v.minLength(1, 'is needed'),
  v.maxLength(100, TOO_LONG),
);
