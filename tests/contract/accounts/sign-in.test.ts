import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../../demo/server/server';
import { DEMO_PASSWORD } from '../back-end';
import { onBothStores } from '../stores';

const authSecret = 'a secret of the tests that is long enough to be taken';
const options: ServerOptions = { authSecrets: [authSecret] };

onBothStores(
  'Signing in',
  (backEnd) => {
    const login = (body: object, address = 'here') =>
      backEnd().call<Record<string, unknown>>('auth/login', { body, headers: { 'x-forwarded-for': address } });
    const read = (token: string) => backEnd().call('price/getPrice', { body: {}, token });

    it('returns an access token and the user', async () => {
      const { status, body } = await login({ EMAIL: 'Admin@Pricebook.test', PASSWORD: DEMO_PASSWORD, MFA_FLAG: true });
      expect(status).toBe(200);
      expect(body.data.userInfo).toEqual({
        NAME: 'Marion Okafor',
        EMAIL: 'admin@pricebook.test',
        PHONE_NUMBER: '+61 3 5550 1420',
        PROFILE_PICTURE: '',
        DEVICE_NAME: '',
        PERMISSIONS: expect.arrayContaining(['prices.write', 'prices.history', 'users.write']),
        CAPABILITIES: ['idempotency-key', 'templates', 'template-articles', 'sign-out'],
      });
      const customer = await login({ EMAIL: 'customer@pricebook.test', PASSWORD: DEMO_PASSWORD, MFA_FLAG: true });
      expect(customer.body.data.userInfo).toMatchObject({ PERMISSIONS: [] });
      expect((await read(String(body.data.accessToken))).status).toBe(200);
    });

    it('returns the same error for a wrong password and unknown account', async () => {
      const wrong = await login({ EMAIL: 'sales@pricebook.test', PASSWORD: 'wrong' });
      const unknown = await login({ EMAIL: 'nobody@pricebook.test', PASSWORD: 'wrong' });
      expect(wrong.body).toEqual({
        status: 401,
        message: 'Invalid credentials',
        data: null,
        detail: 'Invalid credentials',
        code: 'invalid-credentials',
      });
      expect(unknown.body).toEqual(wrong.body);
    });

    it('requires the code of an authenticator', async () => {
      const { status, body } = await login({ EMAIL: 'totp@pricebook.test', PASSWORD: DEMO_PASSWORD, MFA_FLAG: true });
      expect(status).toBe(201);
      expect(body.data).toEqual({ TWO_STEP_VERIFICATION: true });
    });

    it('is refused to pages of other origins unless they are listed', { tags: 'C914' }, async () => {
      const response = await backEnd().call('auth/login', { body: {}, headers: { origin: 'https://shop.example' } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    });

    it.each([
      [{ PASSWORD: 'x' }, 'EMAIL'],
      [{ EMAIL: 'a@b.test' }, 'PASSWORD'],
      [{ EMAIL: ['a@b.test'], PASSWORD: 'x' }, 'EMAIL'],
      [{ EMAIL: 'a\0@b.test', PASSWORD: 'x' }, 'EMAIL'],
      [{ EMAIL: 'a@b.test', PASSWORD: 'x', MFA_FLAG: 'perhaps' }, 'MFA_FLAG'],
    ])('refuses %j and names the field', async (body, field) => {
      const response = await login(body);
      expect(response.status).toBe(400);
      expect(response.body.data).toHaveProperty(['fields', field]);
    });

    describe('Too many failures', () => {
      const fail = (email: string, address: string) => login({ EMAIL: email, PASSWORD: 'wrong' }, address);

      it('lock an account after 10 for 15 minutes, even for its password', {
        tags: 'A114',
      }, async () => {
        const email = 'sales@pricebook.test';
        for (let failure = 1; failure <= 10; failure += 1) {
          expect((await fail(email, `many-${failure}`)).status).toBe(401);
        }
        const locked = await login({ EMAIL: email, PASSWORD: DEMO_PASSWORD }, 'another');
        expect(locked.status).toBe(429);
        const seconds = Number(locked.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(14 * 60);
        backEnd().wait(seconds * 1000);
        expect((await login({ EMAIL: email, PASSWORD: DEMO_PASSWORD }, 'another')).status).toBe(200);
      });

      it('also limit many simultaneous guesses', async () => {
        const guesses = Array.from({ length: 16 }, (_, guess) => fail('at-once@pricebook.test', `at-once-${guess}`));
        const statuses = (await Promise.all(guesses)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
        expect(new Set(statuses)).toEqual(new Set([401, 429]));
      });

      it('are reset by a success', async () => {
        const email = 'customer@pricebook.test';
        for (let round = 0; round < 2; round += 1) {
          for (let failure = 1; failure <= 9; failure += 1) expect((await fail(email, 'forgetful')).status).toBe(401);
          expect((await login({ EMAIL: email, PASSWORD: DEMO_PASSWORD }, 'forgetful')).status).toBe(200);
        }
      });
    });

    describe('A token', () => {
      const key = new TextEncoder().encode(authSecret);
      const now = () => Math.floor(Date.now() / 1000);
      const claims = { ver: 1, sub: '1', iss: 'pricebook', aud: 'pricebook-api' };

      it('is valid for 12 hours', async () => {
        const token = await backEnd().tokenOf('admin');
        backEnd().wait(12 * 3_600_000 - 60_000);
        expect((await read(token)).status).toBe(200);
        backEnd().wait(120_000);
        const late = await read(token);
        expect(late.status).toBe(401);
        expect(late.body.detail).toBe(late.body.message);
      });

      it('is refused when it is forged', { tags: 'C906' }, async () => {
        const sign = (alg: string, secret: Uint8Array, body: object) =>
          new SignJWT({ ...body })
            .setProtectedHeader({ alg })
            .setIssuedAt(now())
            .setExpirationTime(now() + 10_000_000)
            .sign(secret);
        const genuine = await sign('HS256', key, claims);
        expect((await read(genuine)).status).toBe(200);
        const forged = [
          await sign('HS256', new TextEncoder().encode(`${authSecret}!`), claims),
          await sign('HS512', key, claims),
          await sign('HS256', key, { ...claims, ver: 2 }),
          await sign('HS256', key, { ...claims, sub: '999999' }),
          await sign('HS256', key, { ...claims, sub: '1 or 1=1' }),
          await sign('HS256', key, { ...claims, iss: 'somebody' }),
          await sign('HS256', key, { ...claims, aud: 'another-api' }),
          await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(now()).sign(key),
          new UnsecuredJWT(claims)
            .setIssuedAt(now())
            .setExpirationTime(now() + 10_000_000)
            .encode(),
          `${genuine.slice(0, -2)}xx`,
          genuine.split('.').slice(0, 2).join('.'),
          'null',
        ];
        const statuses = await Promise.all(forged.map(async (token) => (await read(token)).status));
        expect(statuses).toEqual(forged.map(() => 401));
      });

      it('is required, and only as a bearer token', async () => {
        const token = await backEnd().tokenOf('admin');
        const without = await backEnd().call('price/getPrice', { body: {} });
        expect(without).toMatchObject({ status: 401, body: { detail: 'Please sign in.' } });
        const basic = await backEnd().call('price/getPrice', {
          body: {},
          headers: { authorization: `Basic ${token}` },
        });
        expect(basic.status).toBe(401);
        expect((await backEnd().call(`price/getMainSkus?access_token=${token}`)).status).toBe(401);
      });
    });
  },
  options,
);
