import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'pricebook';
const AUDIENCE = 'pricebook-api';
const ALGORITHM = 'HS256';

const claimsSchema = v.pipe(
  v.object({
    sub: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
    ver: v.number(),
    iat: v.number(),
    exp: v.number(),
  }),
  v.transform(({ sub, ver, iat, exp }) => ({
    accountId: sub,
    tokenVersion: ver,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  })),
);

/** Verified tokens that are remembered. With one more all are forgotten, and verified again at their next request. */
const MAX_REMEMBERED = 1000;

export type Tokens = ReturnType<typeof createTokens>;

/** Creates tokens as JWTs that expire after 12 hours. The first secret signs, all of them verify. */
export function createTokens(secrets: readonly string[], clock: () => Date) {
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
  const [current] = keys;
  if (current === undefined) throw new Error('A secret is needed to sign access tokens.');
  // A signature stays valid: verifying it again, on another thread, would only delay every request of a session.
  const remembered = new Map<string, v.InferOutput<typeof claimsSchema>>();
  return {
    issue: (accountId: number, tokenVersion: number): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return (
        new SignJWT({ ver: tokenVersion })
          .setProtectedHeader({ alg: ALGORITHM })
          .setSubject(String(accountId))
          // Sessions that begin in the same second need different tokens, so that signing out ends only one of them.
          .setJti(randomUUID())
          .setIssuer(ISSUER)
          .setAudience(AUDIENCE)
          .setIssuedAt(now)
          .setExpirationTime(now + LIFETIME_SECONDS)
          .sign(current)
      );
    },
    /** Returns `undefined` for a forged, expired or malformed token. */
    async verify(token: string) {
      if (!isCanonical(token)) return undefined;
      const verifiedBefore = remembered.get(token);
      if (verifiedBefore !== undefined && verifiedBefore.expiresAt > clock()) return verifiedBefore;
      for (const key of keys) {
        const found = await verifyWith(key, token, clock());
        if (found === undefined) continue;
        if (remembered.size >= MAX_REMEMBERED) remembered.clear();
        remembered.set(token, found);
        return found;
      }
      return undefined;
    },
  };
}

/**
 * Whether a token is spelled as it was issued. The last character of its signature has two bits that are not read, so that a token
 * whose session was ended could be used in another spelling.
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
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
    return v.parse(claimsSchema, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) return undefined;
    throw error;
  }
}
