import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BackEnd, DEMO_PASSWORD, startBackEnd } from '../back-end';
import { lastMailTo, linkIn } from '../mail/mails';
import { newPostgresDatabase, onPostgres } from '../stores';
import { codeRequest, login, shownCode, totpEmail, withTotp } from './login-calls';

const email = 'sales@pricebook.test';

onPostgres('A temporary password', () => {
  let backEnd: BackEnd;
  let client: pg.Client;
  let hashes: readonly { email: string; password_hash: string }[] = [];
  beforeAll(async () => {
    const url = await newPostgresDatabase();
    backEnd = await startBackEnd({ store: { kind: 'postgres', url } });
    client = new pg.Client({ connectionString: url });
    await client.connect();
    hashes = (await client.query('select email, password_hash from account')).rows;
  });
  afterAll(async () => {
    await client?.end();
    await backEnd?.close();
    expect(backEnd?.unexpected).toEqual([]);
  });
  /** The demo passwords are the temporary ones, for another minute. */
  beforeEach(async () => {
    const expires = new Date(backEnd.now().getTime() + 60_000);
    for (const { email: of, password_hash } of hashes) {
      const sql = 'update account set password_hash = $1, password_expires_at = $2 where email = $3';
      await client.query(sql, [password_hash, expires, of]);
    }
  });
  const reset = (PASSWORD: string) =>
    backEnd.call('auth/resetPassword', { body: { EMAIL: email, PASSWORD, NEW_PASSWORD: 'a password of mine' } });

  it('requires a new password instead of signing in, in either variant', { tags: 'CA01' }, async () => {
    const { status, body } = await login(backEnd, email);
    expect(status).toBe(202);
    expect(body.data).not.toHaveProperty('accessToken');
    expect((await login(backEnd, email, codeRequest)).status).toBe(202);
    expect((await login(backEnd, totpEmail, withTotp(shownCode(backEnd)))).status).toBe(202);
  });

  it('is replaced by a new password, which then signs in', { tags: 'CA11' }, async () => {
    expect((await reset(DEMO_PASSWORD)).status).toBe(200);
    expect((await login(backEnd, email, { PASSWORD: 'a password of mine' })).status).toBe(200);
    expect((await login(backEnd, email)).status).toBe(401);
  });

  it('that has expired suggests “Forgot Password?”, which works', {
    tags: 'CA11',
  }, async () => {
    backEnd.wait(61_000);
    const late = await login(backEnd, email);
    expect(late.status).toBe(403);
    expect(late.body.message).toContain('Forgot Password?');
    expect((await reset(DEMO_PASSWORD)).status).toBe(403);

    await backEnd.call('auth/forgotPassword', { body: { EMAIL: email } });
    const TOKEN = linkIn(await lastMailTo(backEnd, email)).searchParams.get('token');
    const body = { EMAIL: email, TOKEN, NEW_PASSWORD: 'a password of mine' };
    expect((await backEnd.call('auth/resetPassVerify', { body })).status).toBe(200);
    expect((await login(backEnd, email, { PASSWORD: 'a password of mine' })).status).toBe(200);
  });

  it('of an inactive account neither signs in nor sends mail', async () => {
    const set = (status: string) => client.query('update account set status = $1 where email = $2', [status, email]);
    await set('Inactive');
    try {
      expect((await login(backEnd, email)).body.message).toContain('inactive');
      expect((await reset(DEMO_PASSWORD)).status).toBe(403);
      const list = async () => (await (await fetch(`${backEnd.url}/outbox.json`)).json()).length;
      const before = await list();
      expect((await backEnd.call('auth/forgotPassword', { body: { EMAIL: email } })).status).toBe(200);
      expect(await list()).toBe(before);
    } finally {
      await set('Active');
    }
  });
});
