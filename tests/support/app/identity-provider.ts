import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from './ports';

/** A person as the provider knows them. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A real OpenID Connect provider that signs its current person in without asking. */
export interface IdentityProviderForTest {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sets who signs in from now on. */
  signIn(person: Person): void;
  close(): Promise<void>;
}

export async function startIdentityProvider(redirectUri: string): Promise<IdentityProviderForTest> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const [clientId, clientSecret] = ['pricebook', 'a secret of this test'];
  let current: Person = { sub: 'nobody' };
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...people.get(accountId), sub: accountId }) }),
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of this test'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  });
  const answer = provider.callback();
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    void (async () => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      people.set(current.sub, current);
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, { login: { accountId: current.sub } });
      const grant = new provider.Grant({ accountId: current.sub, clientId });
      grant.addOIDCScope(String(params.scope));
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    clientId,
    clientSecret,
    signIn(person) {
      current = person;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
