import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** How long an access token lives. */
const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'pricebook';
const ALGORITHM = 'HS256';

/** What an access token says. */
export interface TokenClaims {
  readonly accountId: number;
  readonly tokenVersion: number;
}

/** Makes and reads access tokens. */
export interface Tokens {
  issue(claims: TokenClaims): Promise<string>;
  /** Answers `undefined` for a token that is forged, expired or no token at all. */
  read(token: string): Promise<TokenClaims | undefined>;
}

const claims = v.pipe(
  v.object({ sub: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), ver: v.number() }),
  v.transform(({ sub, ver }): TokenClaims => ({ accountId: sub, tokenVersion: ver })),
);

/** Signed tokens (JWT, HS256) that live for 12 hours by the given clock. */
export function createTokens(secret: string, clock: () => Date): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    issue: ({ accountId, tokenVersion }) => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(accountId))
        .setIssuer(ISSUER)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        return v.parse(claims, payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || v.isValiError(error)) return undefined;
        throw error;
      }
    },
  };
}
