import * as v from 'valibot';
import { codeInput, currentPassword, loginEmail } from './auth-fields';

type LoginStep =
  | { readonly kind: 'password' }
  | { readonly kind: 'code-request' }
  | { readonly kind: 'email-code' | 'authenticator-code'; readonly code: string };

export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly step: LoginStep;
}

const flag = v.optional(v.boolean('has to be true or false'));
const fields = {
  EMAIL: loginEmail,
  PASSWORD: currentPassword,
  MFA_FLAG: flag,
  OTPFLAG: flag,
  TOTPFLAG: flag,
  OTP: v.optional(codeInput),
  TOTP: v.optional(codeInput),
};

/** The body of login: a flag names the code that is sent along; MFA_FLAG false without a code requests one by email. */
export const loginBody = v.pipe(
  v.object(fields),
  v.forward(
    v.check(({ OTPFLAG, OTP }) => !OTPFLAG || OTP !== undefined, 'is needed'),
    ['OTP'],
  ),
  v.forward(
    v.check(({ TOTPFLAG, TOTP }) => !TOTPFLAG || TOTP !== undefined, 'is needed'),
    ['TOTP'],
  ),
  v.forward(
    v.check(({ OTPFLAG, TOTPFLAG }) => !(OTPFLAG && TOTPFLAG), 'cannot be true together with OTPFLAG'),
    ['TOTPFLAG'],
  ),
  v.transform((body): LoginRequest => ({ email: body.EMAIL, password: body.PASSWORD, step: stepOf(body) })),
);

function stepOf({
  MFA_FLAG,
  OTPFLAG,
  OTP,
  TOTPFLAG,
  TOTP,
}: v.InferOutput<v.ObjectSchema<typeof fields, undefined>>): LoginStep {
  if (OTPFLAG && OTP !== undefined) return { kind: 'email-code', code: OTP };
  if (TOTPFLAG && TOTP !== undefined) return { kind: 'authenticator-code', code: TOTP };
  return { kind: MFA_FLAG === false ? 'code-request' : 'password' };
}
