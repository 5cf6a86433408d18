import { beforeEach, expect, it } from 'vitest';
import { wrong } from '../mail/mails';
import { onBothStores } from '../stores';
import { login, shownCode, totpEmail, withTotp } from './login-calls';

interface Made {
  readonly qrCode: string;
  readonly secret: string;
}

onBothStores('Two-factor authentication', (backEnd) => {
  // By then the authenticator shows another code.
  beforeEach(() => backEnd().wait(16 * 60_000));

  const email = 'sales@pricebook.test';
  let token = '';
  beforeEach(async () => {
    const { body } = await login(backEnd(), 'admin@pricebook.test');
    token = body.data.accessToken;
  });
  const generate = async (as = token) =>
    (await backEnd().call<Made>('auth/generateAuthSecret', { method: 'POST', token: as })).body.data;
  const enable = (body: object, as = token) =>
    backEnd().call<{ userInfo: Readonly<Record<string, string>> }>('auth/enableMFA', { body, token: as });
  const code = (secret: string) => shownCode(backEnd(), secret);

  it('creates a secret, with an address that an authenticator app reads', { tags: 'CA14' }, async () => {
    const { qrCode, secret } = await generate();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(qrCode);
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(qrCode)).toContain('admin@pricebook.test');
    expect((await generate()).secret).not.toBe(secret);
  });

  it('is enabled after its code was accepted, and login requires one', { tags: 'CA15' }, async () => {
    const sales = (await login(backEnd(), email)).body.data.accessToken;
    const { secret } = await generate(sales);
    const enabling = code(secret);
    const { status, body } = await enable({ secret, token: enabling, deviceName: '  My phone ' }, sales);
    expect(status).toBe(200);
    expect(body.data.userInfo).toMatchObject({ EMAIL: email, DEVICE_NAME: 'My phone' });
    expect((await login(backEnd(), email)).status).toBe(201);
    // The code that enabled it has been used.
    expect((await login(backEnd(), email, withTotp(enabling))).status).toBe(400);
    backEnd().wait(30_000);
    const signedIn = await login(backEnd(), email, withTotp(code(secret)));
    expect(signedIn.body.data.userInfo.DEVICE_NAME).toBe('My phone');

    // Another phone replaces it; codes of the first one are then invalid.
    backEnd().wait(60_000);
    const next = await generate(signedIn.body.data.accessToken);
    expect((await login(backEnd(), email, withTotp(code(secret)))).status).toBe(200);
    const moved = await enable(
      { secret: next.secret, token: code(next.secret), deviceName: 'New phone' },
      signedIn.body.data.accessToken,
    );
    expect(moved.status).toBe(200);
    backEnd().wait(60_000);
    expect((await login(backEnd(), email, withTotp(code(secret)))).status).toBe(400);
    expect((await login(backEnd(), email, withTotp(code(next.secret)))).status).toBe(200);
  });

  it('accepts only the latest secret of this account', { tags: 'CA15' }, async () => {
    const older = await generate();
    const foreign = await generate(await backEnd().tokenOf('customer'));
    await generate();
    for (const secret of [older.secret, foreign.secret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'no base 32!']) {
      const shown = /^[A-Z2-7]+$/.test(secret) ? code(secret) : '123456';
      const refused = await enable({ secret, token: shown, deviceName: 'Phone' });
      expect(refused.status).toBe(400);
      expect(refused.body.data).toHaveProperty('fields.secret');
    }
    expect((await login(backEnd(), 'admin@pricebook.test')).status).toBe(200);
  });

  it('remains disabled after a wrong code, which can be retried', { tags: 'CA15' }, async () => {
    const customer = await backEnd().tokenOf('customer');
    const { secret } = await generate(customer);
    const refused = await enable({ secret, token: wrong(code(secret)), deviceName: 'Phone' }, customer);
    expect(refused.status).toBe(400);
    expect(refused.body.data).toHaveProperty('fields.token');
    expect((await login(backEnd(), 'customer@pricebook.test')).status).toBe(200);
  });

  it('is enabled once by two simultaneous requests', { tags: 'CA15' }, async () => {
    // This account has two-factor enabled already, so other tests do not interfere.
    const signedIn = await login(backEnd(), totpEmail, withTotp(shownCode(backEnd())));
    const other = signedIn.body.data.accessToken;
    const { secret } = await generate(other);
    const body = { secret, token: code(secret), deviceName: 'Phone' };
    const both = await Promise.all([enable(body, other), enable(body, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['secret', { token: '123456', deviceName: 'Phone' }],
    ['token', { secret: 'A', deviceName: 'Phone' }],
    ['deviceName', { secret: 'A', token: '123456', deviceName: '   ' }],
    ['deviceName', { secret: 'A', token: '123456', deviceName: 'x'.repeat(101) }],
  ])('refuses a bad %s', async (field, body) => {
    const response = await enable(body);
    expect(response.status).toBe(400);
    expect(response.body.data).toHaveProperty(['fields', field]);
  });

  it('needs a session', async () => {
    expect((await backEnd().call('auth/generateAuthSecret', { method: 'POST' })).status).toBe(401);
    expect((await backEnd().call('auth/enableMFA', { body: {} })).status).toBe(401);
  });
});
