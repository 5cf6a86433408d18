import { describe, expect, it, onTestFinished } from 'vitest';
import { createIdentityProvider } from '../../../demo/server/auth/identity/identity-provider';
import { errorStack } from '../../../demo/server/monitoring/log';
import { type IdentityProviderForTest, type Person, startIdentityProvider } from '../../support/app/identity-provider';
import { freePort } from '../../support/app/ports';
import { type BackEnd, startBackEnd } from '../back-end';
import { mailsTo } from '../mail/mails';
import { base } from '../remote-back-end';
import { newPostgresDatabase, onPostgres } from '../stores';
import { callUsers, createSomeUser, listUsers } from './user-calls';

/** Follows redirects with the cookies of each host, as a browser does, until an address that a server does not answer with one. */
async function follow(address: string, jar = new Map<string, string>(), until = '#') {
  let url = new URL(address);
  for (;;) {
    const cookies = [...jar]
      .filter(([key]) => key.startsWith(`${url.host} `))
      .map(([key, value]) => `${key.split(' ')[1]}=${value}`);
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookies.join('; ') } });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      jar.set(`${url.host} ${name}`, value);
    }
    const next = response.headers.get('location');
    if (next === null) return { url, status: response.status, text: await response.text() };
    url = new URL(next, url);
    if (url.href.includes(until)) return { url, status: 302, text: '' };
  }
}

interface Served {
  readonly backEnd: BackEnd;
  readonly provider: IdentityProviderForTest;
}

/** Signs a person in at the provider, in a new browser. */
async function signIn({ backEnd, provider }: Served, person: Person, jar = new Map<string, string>()) {
  provider.signIn(person);
  const { url, status, text } = await follow(`${backEnd.url}/sign-in`, jar);
  const code = /^#sign-in=([\w-]+)$/.exec(url.hash)?.[1];
  return { status, text, code, url, jar };
}

function exchange({ backEnd }: Served, code: string | undefined, jar: Map<string, string>) {
  const cookie = `pricebook-sign-in=${jar.get(`${new URL(backEnd.url).host} pricebook-sign-in`) ?? ''}`;
  return backEnd.call<{ accessToken: string; userInfo: { EMAIL: string } } | null>('auth/exchangeSignInCode', {
    body: { CODE: code },
    headers: { cookie },
  });
}

async function start(options: object = {}): Promise<Served> {
  const port = await freePort();
  const provider = await startIdentityProvider(`http://127.0.0.1:${port}/sign-in/callback`);
  onTestFinished(() => provider.close());
  const { issuer, clientId, clientSecret } = provider;
  const backEnd = await startBackEnd({ port, identity: { issuer, clientId, clientSecret, name: 'Acme' }, ...options });
  onTestFinished(() => backEnd.close());
  return { backEnd, provider };
}

function tests(served: () => Promise<Served>): void {
  it('signs in by a verified email once, then by its subject', { tags: 'PC05' }, async () => {
    const both = await served();
    const { backEnd } = both;
    const user = await createSomeUser(backEnd, { ROLE: 'Sales' });
    const person = { sub: 'p-1', email: user.EMAIL.toUpperCase(), email_verified: true, name: 'Somebody' };
    const { code, jar, url } = await signIn(both, person);
    expect(url.search).toBe('');
    const session = await exchange(both, code, jar);
    expect(session.status).toBe(200);
    expect(session.body.data?.userInfo.EMAIL).toBe(user.EMAIL);
    const list = await backEnd.call('price/getPrice', { body: {}, token: session.body.data?.accessToken ?? '' });
    expect(list.status).toBe(200);
    // A code works once.
    expect((await exchange(both, code, jar)).status).toBe(403);

    const renamed = { ID: user.ID, EMAIL: `renamed-${user.EMAIL}` };
    expect((await callUsers(backEnd, 'updateUser', { body: renamed, method: 'PATCH' })).status).toBe(200);
    const again = await signIn(both, person);
    expect((await exchange(both, again.code, again.jar)).body.data?.userInfo.EMAIL).toBe(renamed.EMAIL);
    // Another person of the provider cannot take the account over.
    const thief = await signIn(both, { sub: 'p-2', email: renamed.EMAIL, email_verified: true });
    expect([thief.status, thief.code]).toEqual([403, undefined]);
    expect(backEnd.unexpected).toEqual([]);
  });

  it('signs in nobody by an unverified email, a SuperAdmin or an inactive account', {
    tags: 'PC05',
  }, async () => {
    const both = await served();
    const user = await createSomeUser(both.backEnd, {});
    const inactive = await createSomeUser(both.backEnd, { STATUS: 'Inactive' });
    const people: readonly Person[] = [
      { sub: 'u-1', email: user.EMAIL, email_verified: false },
      { sub: 'u-2', email: user.EMAIL },
      { sub: 'u-3' },
      { sub: 'u-4', email: 'admin@pricebook.test', email_verified: true },
      { sub: 'u-5', email: inactive.EMAIL, email_verified: true },
    ];
    for (const person of people) {
      const { status, code, text } = await signIn(both, person);
      expect([person.sub, status, code]).toEqual([person.sub, 403, undefined]);
      expect(text).toContain('You are not signed in');
    }
  });

  it('signs in nobody who became a SuperAdmin since the account was linked, the session began or the code was made', {
    tags: 'PC52',
  }, async () => {
    const both = await served();
    const { backEnd } = both;
    const user = await createSomeUser(backEnd, { ROLE: 'Admin' });
    const person = { sub: 's-1', email: user.EMAIL, email_verified: true };
    const first = await signIn(both, person);
    const token = (await exchange(both, first.code, first.jar)).body.data?.accessToken ?? '';
    const { code, jar } = await signIn(both, person);
    const promoted = { ID: user.ID, ROLE: 'SuperAdmin' };
    expect((await callUsers(backEnd, 'updateUser', { body: promoted, method: 'PATCH' })).status).toBe(200);
    expect((await exchange(both, code, jar)).status).toBe(403);
    expect((await backEnd.call('price/getPrice', { body: {}, token })).status).toBe(401);
    const again = await signIn(both, person);
    expect([again.status, again.code]).toEqual([403, undefined]);
  });

  it('creates an account that waits for approval, whatever its claims', { tags: 'PC06' }, async () => {
    const both = await served();
    const { backEnd } = both;
    const email = `new-${process.pid}@acme.example`;
    const claims = { role: 'SuperAdmin', ROLE: 'SuperAdmin', groups: ['SuperAdmin'] };
    const person = { sub: 'n-1', email, email_verified: true, name: 'Nina New', ...claims };
    expect((await signIn(both, person)).status).toBe(403);
    const { items } = await listUsers(backEnd, { search: email });
    expect(items).toMatchObject([{ NAME: 'Nina New', EMAIL: email, STATUS: 'Pending', ROLE: 'UNKNOWN' }]);
    expect((await mailsTo(backEnd, 'admin@pricebook.test')).some((mail) => mail.text.includes(email))).toBe(true);
    const approved = { ID: items[0]?.ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    expect((await callUsers(backEnd, 'updateUser', { body: approved, method: 'PATCH' })).status).toBe(200);
    const { code, jar } = await signIn(both, person);
    expect((await exchange(both, code, jar)).status).toBe(200);
  });

  it('signs in nobody to a registration whose address was changed since', { tags: 'OC40' }, async () => {
    const both = await served();
    const { backEnd } = both;
    const person = { sub: 'c-1', email: 'mistaken@acme.example', email_verified: true, name: 'Nina New' };
    expect((await signIn(both, person)).status).toBe(403);
    const [waiting] = (await listUsers(backEnd, { search: person.email })).items;
    const changed = { ID: waiting?.ID, EMAIL: 'meant@acme.example', STATUS: 'Active', ROLE: 'Sales', COMPANY_ID: 2 };
    expect((await callUsers(backEnd, 'updateUser', { body: changed, method: 'PATCH' })).status).toBe(200);
    const { status, code } = await signIn(both, person);
    expect([status, code]).toEqual([403, undefined]);
    const owner = await signIn(both, { ...person, sub: 'c-2', email: changed.EMAIL });
    expect((await exchange(both, owner.code, owner.jar)).body.data?.userInfo.EMAIL).toBe(changed.EMAIL);
  });

  it('accepts a sign-in and its code only in the browser that began it', {
    tags: 'PC07',
  }, async () => {
    const both = await served();
    const user = await createSomeUser(both.backEnd, {});
    const person = { sub: 'b-1', email: user.EMAIL, email_verified: true };
    const { code } = await signIn(both, person);
    expect((await exchange(both, code, new Map())).status).toBe(403);
    for (const query of ['state=forged&code=x', 'code=x', '']) {
      const { status } = await follow(`${both.backEnd.url}/sign-in/callback?${query}`, new Map());
      expect(status).toBe(400);
    }
    const { code: late, jar } = await signIn(both, person);
    both.backEnd.wait(61_000);
    expect((await exchange(both, late, jar)).status).toBe(403);
  });
}

it('An answer of the provider is refused for another state, nonce or verifier', { tags: 'PC07' }, async () => {
  const redirectUri = 'http://127.0.0.1:9/sign-in/callback';
  const server = await startIdentityProvider(redirectUri);
  onTestFinished(() => server.close());
  server.signIn({ sub: 'x-1', email: 'x@acme.example', email_verified: true });
  const provider = createIdentityProvider({ ...server, name: 'Acme' }, () => {});
  const answerTo = async () => {
    const { address, pending } = await provider.begin(redirectUri);
    return { pending, answer: (await follow(address, new Map(), redirectUri)).url };
  };
  for (const key of ['state', 'nonce', 'verifier'] as const) {
    const { pending, answer } = await answerTo();
    const { pending: other } = await answerTo();
    await expect(provider.finish(answer, { ...pending, [key]: other[key] })).rejects.toMatchObject({ status: 400 });
  }
  const { pending, answer } = await answerTo();
  expect(await provider.finish(answer, pending)).toMatchObject({ subject: 'x-1', verifiedEmail: 'x@acme.example' });
});

it('The cookie of a sign-in is bound to the host, to https and to the server', { tags: 'PC61' }, async () => {
  const { backEnd } = await start({ publicUrl: 'https://prices.example' });
  const { headers } = await fetch(`${backEnd.url}/sign-in?here=1`, { redirect: 'manual' });
  const [name, ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
  expect(name).toMatch(/^__Host-pricebook-sign-in=[\w-]{43}$/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
});

it('The reason why a provider cannot be reached is reported', { tags: 'PC59' }, async () => {
  const reported: unknown[] = [];
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const settings = { issuer, clientId: 'pricebook', name: 'Acme' };
  const provider = createIdentityProvider(settings, (error) => reported.push(error));
  await expect(provider.begin('http://127.0.0.1:9/sign-in/callback')).rejects.toMatchObject({ status: 503 });
  expect(reported.map(errorStack).join()).toMatch(/127\.0\.0\.1.*ECONNREFUSED/s);
});

describe.skipIf(base !== undefined)('An identity provider, on PGlite', () => tests(() => start()));

onPostgres('An identity provider', () =>
  tests(async () => start({ store: { kind: 'postgres', url: await newPostgresDatabase() } })),
);
