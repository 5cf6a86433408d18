import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

export const generateSecret = (): string => new Secret({ size: 20 }).base32;

export const authenticatorUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/** The 30-second step since 1970 of a TOTP code; `undefined` when it is wrong. Clocks may differ by one step. */
export function matchingTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function createTotp(secret: string, email = ''): TOTP {
  return new TOTP({ issuer: 'Pricebook', label: email, secret: Secret.fromBase32(secret), period: PERIOD_S });
}
