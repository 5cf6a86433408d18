import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/server/db/database';
import type { ServerOptions } from '../../../demo/server/server';
import { type BackEnd, startBackEnd } from '../back-end';
import { newPostgresDatabase, onPostgres } from '../stores';
import { login, shownCode, totpEmail, withTotp } from './login-calls';
import { signedInUser } from './user-calls';

const [oldSecret, newSecret] = [
  'an old secret of 32 characters or more',
  'a new secret of 32 characters or more',
] as const;
const demoSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

onPostgres('AUTH_SECRET', () => {
  let running: BackEnd | undefined;
  afterEach(() => running?.close());

  it('encrypts the stored secrets, and can be rotated beside the old one', {
    tags: ['GM08', 'GM09', 'GM10'],
  }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    let ahead = 0;
    const clock = () => new Date(Date.now() + ahead);
    const start = async (...authSecrets: readonly string[]): Promise<BackEnd> => {
      await running?.close();
      running = undefined;
      const options: ServerOptions = { store, authSecrets, clock };
      running = await startBackEnd(options);
      return running;
    };
    const stored = async (): Promise<readonly string[]> => {
      const { db, close } = await openDatabase(store);
      const settings = await db.selectFrom('setting').select('value').where('key', '=', 'auth-secret').execute();
      const accounts = await db.selectFrom('account').select(['totp_secret', 'pending_totp_secret']).execute();
      await close();
      const all = accounts.flatMap(({ totp_secret, pending_totp_secret }) => [totp_secret, pending_totp_secret]);
      return [...settings.map(({ value }) => value), ...all.filter((secret) => secret !== null)];
    };
    const codeSignIn = (server: BackEnd) => {
      // A code can be used once.
      ahead += 60_000;
      return login(server, totpEmail, withTotp(shownCode({ now: clock })));
    };
    const isSignedIn = async (server: BackEnd, token: string) =>
      (await server.call('price/getPrice', { body: {}, token })).status === 200;

    const plain = await start();
    expect(plain.notes.join('\n')).toContain('in plain text');
    expect(await stored()).toContain(demoSecret);

    const first = await start(oldSecret);
    expect(first.notes.join('\n')).not.toContain('in plain text');
    const { token } = await signedInUser(first);
    const call = { method: 'POST', token } as const;
    const { secret } = (await first.call<{ secret: string }>('auth/generateAuthSecret', call)).body.data;
    const enabled = { secret, token: shownCode({ now: clock }, secret), deviceName: 'My phone' };
    expect((await first.call('auth/enableMFA', { token, body: enabled })).status).toBe(200);
    expect((await codeSignIn(first)).status).toBe(200);
    const sealed = await stored();
    expect(sealed).toHaveLength(3);
    for (const text of sealed) expect(text).toMatch(/^sealed:/);

    for (const wrong of [[newSecret], []]) {
      await expect(start(...wrong)).rejects.toThrow(/^AUTH_SECRET cannot be used: [^\n]+\.$/);
    }
    const both = await start(newSecret, oldSecret);
    expect(await isSignedIn(both, token)).toBe(true);
    expect((await codeSignIn(both)).status).toBe(200);
    expect((await stored()).filter((text) => sealed.includes(text))).toEqual([]);

    const next = await start(newSecret);
    expect(await isSignedIn(next, token)).toBe(false);
    expect((await codeSignIn(next)).status).toBe(200);
    await expect(start(oldSecret)).rejects.toThrow(/^AUTH_SECRET cannot be used/);
  });
});
