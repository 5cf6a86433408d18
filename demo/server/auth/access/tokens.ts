import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'pricebook';
const AUDIENCE = 'pricebook-api';
const ALGORITHM = 'HS256';

const claims = v.pipe(
  v.object({ sub: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), ver: v.number(), iat: v.number() }),
  v.transform(({ sub, ver, iat }) => ({ accountId: sub, tokenVersion: ver, issuedAt: new Date(iat * 1000) })),
);

export type Tokens = ReturnType<typeof createTokens>;

/** Creates tokens as JWTs that expire after 12 hours. The first secret signs, all of them verify. */
export function createTokens(secrets: readonly string[], clock: () => Date) {
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
  const [current] = keys;
  if (current === undefined) throw new Error('A secret is needed to sign access tokens.');
  return {
    issue: (accountId: number, tokenVersion: number): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(accountId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(current);
    },
    /** Returns `undefined` for a forged, expired or malformed token. */
    async verify(token: string) {
      for (const key of keys) {
        const found = await verifyWith(key, token, clock());
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

async function verifyWith(key: KeyObject, token: string, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate,
      requiredClaims: ['exp'],
    });
    return v.parse(claims, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) return undefined;
    throw error;
  }
}
