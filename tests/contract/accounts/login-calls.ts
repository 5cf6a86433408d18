import { Secret, TOTP } from 'otpauth';
import { type ApiResponse, type BackEnd, type Calls, DEMO_PASSWORD } from '../back-end';

/** The part of a login's response that tests read. */
export interface LoginData {
  readonly accessToken: string;
  readonly userInfo: Readonly<Record<string, string>>;
  readonly TWO_STEP_VERIFICATION: boolean;
}

/** The demo account that has an authenticator. */
export const totpEmail = 'totp@pricebook.test';

const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Logs in, with the demo password unless `fields` have another. */
export function login(
  backEnd: Calls,
  email: string,
  fields: object = { MFA_FLAG: true },
  address = '192.0.2.1',
): Promise<ApiResponse<LoginData>> {
  const body = { EMAIL: email, PASSWORD: DEMO_PASSWORD, ...fields };
  return backEnd.call<LoginData>('auth/login', { body, headers: { 'x-forwarded-for': address } });
}

/** Fields of a login that asks for a code by email. */
export const codeRequest = { MFA_FLAG: false, OTPFLAG: false, TOTPFLAG: false };

/** Fields of a login with the mailed code. */
export const withOtp = (OTP: unknown) => ({ OTPFLAG: true, OTP });

/** Fields of a login with an authenticator's code. */
export const withTotp = (TOTP: unknown) => ({ TOTPFLAG: true, TOTP });

/** The code of the authenticator app now, or `steps` of 30 seconds later. */
export function shownCode(backEnd: Pick<BackEnd, 'now'>, secret = totpSecret, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: backEnd.now().getTime() + steps * 30_000 });
}
