import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeRequest, login, shownCode, totpEmail, withOtp, withTotp } from '../accounts/login-calls';
import { type BackEnd, startBackEnd } from '../back-end';
import { codeIn, lastMailTo, linkIn, wrong } from '../mail/mails';
import { fileOf, pictures } from '../pictures';
import { newPostgresDatabase, onPostgres } from '../stores';

onPostgres('Two servers on one database', () => {
  const servers: BackEnd[] = [];
  beforeAll(async () => {
    const url = await newPostgresDatabase();
    const options = { store: { kind: 'postgres', url } } as const;
    servers.push(...(await Promise.all([startBackEnd(options), startBackEnd(options)])));
  });
  afterAll(async () => {
    for (const server of servers) {
      await server.close();
      expect(server.unexpected).toEqual([]);
    }
  });
  beforeEach(() => {
    for (const server of servers) server.wait(16 * 60_000);
  });
  const [one, other] = [0, 1].map((index) => () => {
    const server = servers[index];
    if (server === undefined) throw new Error('The servers are started before the first test.');
    return server;
  }) as [() => BackEnd, () => BackEnd]; // SAFETY: two indexes make two functions.

  it('count failed sign-ins together', { tags: 'CA20' }, async () => {
    const email = 'sales@pricebook.test';
    for (let failure = 0; failure < 10; failure += 1) {
      const server = failure % 2 === 0 ? one() : other();
      expect((await login(server, email, { PASSWORD: 'wrong' })).status).toBe(401);
    }
    expect((await login(one(), email)).status).toBe(429);
    expect((await login(other(), email)).status).toBe(429);
  });

  it("accept each other's email codes once, and count their attempts together", { tags: 'CA20' }, async () => {
    const email = 'customer@pricebook.test';
    expect((await login(one(), email, codeRequest)).status).toBe(203);
    const code = codeIn(await lastMailTo(one(), email));
    const both = await Promise.all([one(), other()].map((server) => login(server, email, withOtp(code))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);

    await login(other(), email, codeRequest);
    const next = codeIn(await lastMailTo(other(), email));
    for (const server of [one(), other(), one(), other(), one()]) {
      expect((await login(server, email, withOtp(wrong(next)))).status).toBe(400);
    }
    expect((await login(other(), email, withOtp(next))).status).toBe(400);
  });

  it('accept an authenticator code once between them', { tags: 'CA20' }, async () => {
    const code = withTotp(shownCode(one()));
    const both = await Promise.all([one(), other()].map((server) => login(server, totpEmail, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("accept each other's links, once", { tags: 'CA20' }, async () => {
    const EMAIL = 'sales@pricebook.test';
    await one().call('auth/forgotPassword', { body: { EMAIL } });
    const link = linkIn(await lastMailTo(one(), EMAIL));
    expect(link.origin).toBe(one().url);
    const TOKEN = link.searchParams.get('token');
    const passwords = ['one password', 'the other password'];
    const both = await Promise.all(
      [one(), other()].map((server, index) =>
        server.call('auth/resetPassVerify', { body: { EMAIL, TOKEN, NEW_PASSWORD: passwords[index] } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    const PASSWORD = passwords[both.findIndex(({ status }) => status === 200)];
    expect((await login(other(), EMAIL, { PASSWORD })).status).toBe(200);
  });

  it("end a session that the other's reset invalidates", { tags: 'CA20' }, async () => {
    const email = 'admin@pricebook.test';
    const { accessToken: token } = (await login(one(), email)).body.data;
    const read = (server: BackEnd) => server.call('price/getPrice', { body: {}, token });
    expect((await read(other())).status).toBe(200);
    const body = { EMAIL: email, PASSWORD: 'Pricebook-demo-1', NEW_PASSWORD: 'quite another' };
    expect((await other().call('auth/resetPassword', { body })).status).toBe(200);
    expect((await read(one())).status).toBe(401);
  });

  it("serve each other's pictures", { tags: 'CA20' }, async () => {
    const body = new FormData();
    body.append('PROFILE_PICTURE', fileOf(pictures['image/png']));
    const token = (await login(one(), totpEmail, withTotp(shownCode(one())))).body.data.accessToken;
    const kept = await one().call<{ userInfo: { PROFILE_PICTURE: string } }>('auth/updateProfile', { body, token });
    const { pathname } = new URL(kept.body.data.userInfo.PROFILE_PICTURE);
    expect((await fetch(`${other().url}${pathname}`)).status).toBe(200);
  });
});
