import * as client from 'openid-client';
import { codedMessage } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';
import { isLoopback } from '../../http/public-url';

/** The settings of an identity provider (OpenID Connect). */
export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  /** @default none: a public client, which PKCE protects */
  readonly clientSecret?: string | undefined;
  /** The name that people know, as in 'Sign in with …'. */
  readonly name: string;
}

/** What is kept of a sign-in while the person is at the provider. */
export interface PendingRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The claims of a verified ID token that are used. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; undefined unless the provider has verified it. */
  readonly verifiedEmail: string | undefined;
  readonly name: string;
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

const REQUEST_SECONDS = 10;

/**
 * Speaks to an identity provider: authorization code with PKCE. Its description is read at the first sign-in; `report` gets the reason
 * when that fails, which no response has.
 */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, name }: IdentitySettings,
  report: (error: unknown) => void,
) {
  let known: Promise<client.Configuration> | undefined;
  const discover = () => {
    const url = new URL(issuer);
    // Plain HTTP is allowed for a provider on this machine only.
    const execute = url.protocol === 'http:' && isLoopback(url.hostname) ? [client.allowInsecureRequests] : [];
    const authentication = clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret);
    return client.discovery(url, clientId, undefined, authentication, { execute, timeout: REQUEST_SECONDS });
  };
  const loadConfiguration = async (): Promise<client.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      report(new Error(`The identity provider ${issuer} cannot be reached.`, { cause: error }));
      throw unreachableError(name);
    }
  };
  return {
    name,
    /** Returns the address at the provider, and what `finish` needs to verify its answer. */
    async begin(redirectUri: string): Promise<{ readonly address: string; readonly pending: PendingRequest }> {
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await loadConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, pending };
    },
    /** Exchanges the code of the provider's answer and verifies the ID token. Throws HttpError 400 or 503. */
    async finish(answer: URL, { state, nonce, verifier }: PendingRequest): Promise<Identity> {
      const config = await loadConfiguration();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch((error: unknown) => {
        throw answerError(name, error);
      });
      const claims = tokens.claims();
      if (claims === undefined) throw answerError(name, undefined);
      // Some providers name the email in the answer of this call only.
      const user =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch((error: unknown) => {
              throw answerError(name, error);
            })
          : claims;
      const { email, email_verified, name: personName } = user;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        verifiedEmail: email_verified === true && typeof email === 'string' ? email.trim().toLowerCase() : undefined,
        name: typeof personName === 'string' ? personName : '',
      };
    },
  };
}

const unreachableError = (name: string): HttpError =>
  new HttpError(503, codedMessage('identity-provider-unreachable', { name }), { retryAfter: 5 });

function answerError(name: string, cause: unknown): HttpError {
  const refusal = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no ID token';
  return new HttpError(400, codedMessage('identity-provider-refused', { name }), { refusal });
}
