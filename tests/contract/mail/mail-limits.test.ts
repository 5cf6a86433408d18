import { expect, it } from 'vitest';
import { defaultMailLimits } from '../../../demo/server/auth/access/mail-limits';
import { codeRequest, login } from '../accounts/login-calls';
import { onBothStores } from '../stores';
import { mailsTo } from './mails';

const HOUR = 60 * 60 * 1000;
const sales = 'sales@pricebook.test';

onBothStores(
  'Mails without a session',
  (backEnd) => {
    let addresses = 0;
    /** An address that has caused no mail. */
    const newAddress = () => {
      addresses += 1;
      return { 'x-forwarded-for': `203.0.113.${addresses}` };
    };
    const forgot = (EMAIL: string, headers = newAddress()) =>
      backEnd().call('auth/forgotPassword', { body: { EMAIL }, headers });
    const register = (EMAIL: string, headers = newAddress()) => {
      const person = { NAME: 'Ana', PHONE_NUMBER: '1', INPUT_COMPANY_NAME: 'Courts', PASSWORD: 'correct horse 7' };
      return backEnd().call('auth/register', { body: { ...person, EMAIL }, headers });
    };

    it('are five an hour per recipient; forgot-password does not reveal it', { tags: ['IG20'] }, async () => {
      const responses = await Promise.all(Array.from({ length: 9 }, () => forgot('customer@pricebook.test')));
      expect(new Set(responses.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
      expect(await mailsTo(backEnd(), 'customer@pricebook.test')).toHaveLength(5);
      backEnd().wait(HOUR);
      await forgot('customer@pricebook.test');
      expect(await mailsTo(backEnd(), 'customer@pricebook.test')).toHaveLength(6);
    });

    it('are refused with 429 and Retry-After when registering again', { tags: ['IG20'] }, async () => {
      for (let time = 0; time < 5; time += 1) expect((await register('again@courts.example')).status).toBe(201);
      const refused = await register('again@courts.example');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(refused.body.message).toContain('60 minutes');
      expect(await mailsTo(backEnd(), 'again@courts.example')).toHaveLength(5);
    });

    it('have the same limit for an address without an account', { tags: ['IG20'] }, async () => {
      for (let time = 0; time < 5; time += 1) await forgot('nobody@courts.example');
      expect(await mailsTo(backEnd(), 'nobody@courts.example')).toEqual([]);
      expect((await register('nobody@courts.example')).status).toBe(429);
    });

    it('with a code are refused only after the password was right', { tags: ['IG20'] }, async () => {
      for (let time = 0; time < 5; time += 1) expect((await login(backEnd(), sales, codeRequest)).status).toBe(203);
      const refused = await login(backEnd(), sales, codeRequest);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).not.toBeNull();
      const wrong = await login(backEnd(), sales, { ...codeRequest, PASSWORD: 'wrong' });
      expect(wrong.status).toBe(401);
      expect((await login(backEnd(), sales)).status).toBe(200);
    });

    it('with a code are counted apart from those anybody can cause', { tags: ['PS13'] }, async () => {
      const admin = 'totp@pricebook.test';
      for (let time = 0; time < 6; time += 1) await forgot(admin);
      expect(await mailsTo(backEnd(), admin)).toHaveLength(5);
      expect((await login(backEnd(), admin, codeRequest)).status).toBe(203);
      expect(await mailsTo(backEnd(), admin)).toHaveLength(6);
    });

    it('are 30 an hour per client, without those to administrators', { tags: ['IG20'] }, async () => {
      const headers = newAddress();
      for (let time = 0; time < 30; time += 1)
        expect((await register(`ana-${time}@courts.example`, headers)).status).toBe(201);
      expect((await register('ana-30@courts.example', headers)).status).toBe(429);
      expect((await register('ana-30@courts.example')).status).toBe(201);
    });
  },
  { mailLimits: defaultMailLimits },
);

onBothStores(
  'Sign-in codes',
  (backEnd) => {
    it('are used up neither by a stranger nor by colleagues at the same address', { tags: ['PC53'] }, async () => {
      const address = '198.51.100.7';
      const forgot = { body: { EMAIL: 'nobody@courts.example' }, headers: { 'x-forwarded-for': address } };
      for (let time = 0; time < 3; time += 1) await backEnd().call('auth/forgotPassword', forgot);
      for (const name of ['sales', 'customer', 'admin', 'totp']) {
        const { status } = await login(backEnd(), `${name}@pricebook.test`, codeRequest, address);
        expect([name, status]).toEqual([name, 203]);
      }
      for (let time = 0; time < 4; time += 1) await login(backEnd(), sales, codeRequest, address);
      expect((await login(backEnd(), sales, codeRequest, address)).status).toBe(429);
    });
  },
  { mailLimits: { perRecipient: 5, perClient: 2 } },
);
