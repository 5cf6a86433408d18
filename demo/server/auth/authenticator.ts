import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/** A new secret for an authenticator app, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const authenticatorAddress = (secret: string, email: string): string => authenticator(secret, email).toString();

/**
 * The 30-second step since 1970 that the code belongs to (RFC 6238), or `undefined` when it is wrong. One step before and
 * after now is let pass, as clocks differ.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function authenticator(secret: string, email = ''): TOTP {
  return new TOTP({ issuer: 'Pricebook', label: email, secret: Secret.fromBase32(secret), period: PERIOD_S });
}
