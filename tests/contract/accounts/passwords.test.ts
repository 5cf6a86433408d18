import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../back-end';
import { codeIn, lastMailTo, linkIn, mailsTo } from '../mail/mails';
import { onBothStores } from '../stores';
import { codeRequest, login, withOtp } from './login-calls';
import { callUsers, createSomeUser } from './user-calls';

const email = 'customer@pricebook.test';
const MINUTE = 60_000;

onBothStores('A password', (backEnd) => {
  let current = DEMO_PASSWORD;
  let changes = 0;
  const another = () => {
    changes += 1;
    return `another password ${changes}`;
  };
  beforeEach(() => backEnd().wait(61 * MINUTE));

  const reset = (fields: object) =>
    backEnd().call('auth/resetPassword', { body: { EMAIL: email, PASSWORD: current, ...fields } });
  const forgot = (EMAIL: unknown) => backEnd().call('auth/forgotPassword', { body: { EMAIL } });
  const verify = (fields: object) => backEnd().call('auth/resetPassVerify', { body: { EMAIL: email, ...fields } });
  const mailedToken = async () => {
    expect((await forgot(email)).status).toBe(200);
    return linkIn(await lastMailTo(backEnd(), email)).searchParams.get('token');
  };
  const loginStatus = async (PASSWORD: string) => (await login(backEnd(), email, { PASSWORD })).status;
  const session = async () => (await login(backEnd(), email, { PASSWORD: current })).body.data.accessToken;
  const sessionStatus = async (token: string) => (await backEnd().call('price/getPrice', { body: {}, token })).status;

  it('can be asked for while the account is deleted', { tags: 'PS18' }, async () => {
    for (let time = 0; time < 10; time += 1) {
      const { ID, EMAIL } = await createSomeUser(backEnd());
      const remove = callUsers(backEnd(), `deleteUser?ID=${ID}`, { method: 'DELETE' });
      const [asked, removed] = await Promise.all([forgot(EMAIL), remove]);
      expect([asked.status, removed.status]).toEqual([200, 200]);
    }
    // The outbox waits for background tasks; afterAll checks that the server had no errors.
    await mailsTo(backEnd(), email);
  });

  describe('that is known', () => {
    it('can be changed, which ends every session and pending link or code', { tags: 'CA08' }, async () => {
      const token = await session();
      const link = await mailedToken();
      await login(backEnd(), email, { ...codeRequest, PASSWORD: current });
      const code = codeIn(await lastMailTo(backEnd(), email));
      const old = current;
      const NEW_PASSWORD = another();
      const { status, body } = await reset({ NEW_PASSWORD });
      expect(status).toBe(200);
      expect(body.message).toBe('Password has been reset. Please login.');
      current = NEW_PASSWORD;
      expect(await sessionStatus(token)).toBe(401);
      expect(await loginStatus(old)).toBe(401);
      expect(await loginStatus(current)).toBe(200);
      expect((await login(backEnd(), email, { ...withOtp(code), PASSWORD: current })).status).toBe(400);
      expect((await verify({ TOKEN: link, NEW_PASSWORD: another() })).status).toBe(410);
    });

    it('is not changed with a wrong one or for an unknown account', { tags: 'CA08' }, async () => {
      const wrong = await reset({ PASSWORD: 'wrong', NEW_PASSWORD: another() });
      expect(wrong.status).toBe(400);
      expect(wrong.body.data).toHaveProperty('fields.PASSWORD');
      const nobody = await reset({ EMAIL: 'nobody@pricebook.test', NEW_PASSWORD: another() });
      expect(nobody.body).toEqual(wrong.body);
      expect(await loginStatus(current)).toBe(200);
    });

    it('is changed once by two simultaneous requests', { tags: 'CA08' }, async () => {
      const wanted = [another(), another()];
      const both = await Promise.all(wanted.map((NEW_PASSWORD) => reset({ NEW_PASSWORD })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 429])]);
      current = wanted[both.findIndex(({ status }) => status === 200)] ?? '';
      expect(await loginStatus(current)).toBe(200);
    });

    it.each([
      ['NEW_PASSWORD', { NEW_PASSWORD: 'seven77' }],
      ['NEW_PASSWORD', {}],
      ['NEW_PASSWORD', { PASSWORD: 'the same one', NEW_PASSWORD: 'the same one' }],
      ['PASSWORD', { PASSWORD: '', NEW_PASSWORD: 'long enough' }],
      ['EMAIL', { EMAIL: ' ', NEW_PASSWORD: 'long enough' }],
    ])('refuses a bad %s', async (field, fields) => {
      const answer = await reset(fields);
      expect(answer.status).toBe(400);
      expect(answer.body.data).toHaveProperty(['fields', field]);
      expect(await loginStatus(current)).toBe(200);
    });
  });

  describe('that is forgotten', () => {
    it('is replaced by the mail’s recipient, which ends every session', { tags: 'CA09' }, async () => {
      const token = await session();
      const old = current;
      await forgot('Customer@Pricebook.test');
      const mail = await lastMailTo(backEnd(), email);
      expect(mail.subject).toBe('Reset your password');
      const link = linkIn(mail);
      expect(`${link.origin}${link.pathname}`).toBe(`${backEnd().url}/forgot-password`);
      expect(link.searchParams.get('email')).toBe(email);
      expect(mail.html).toContain(link.href.replaceAll('&', '&#38;'));

      const NEW_PASSWORD = another();
      const TOKEN = link.searchParams.get('token');
      // The session of another user in this browser is unaffected.
      const admin = await backEnd().tokenOf('admin');
      const done = await backEnd().call('auth/resetPassVerify', {
        body: { EMAIL: email, TOKEN, NEW_PASSWORD },
        token: admin,
      });
      expect(done.status).toBe(200);
      current = NEW_PASSWORD;
      expect(await sessionStatus(token)).toBe(401);
      expect(await sessionStatus(admin)).toBe(200);
      expect(await loginStatus(old)).toBe(401);
      expect(await loginStatus(current)).toBe(200);
    });

    it('gets the same response whether or not the account exists', { tags: 'CA09' }, async () => {
      const [known, unknown] = [await forgot(email), await forgot('nobody@pricebook.test')];
      expect(unknown.status).toBe(200);
      expect(unknown.body).toEqual(known.body);
      expect(await mailsTo(backEnd(), 'nobody@pricebook.test')).toEqual([]);
    });

    it('is replaced once, which invalidates every link', { tags: ['C909', 'CA10'] }, async () => {
      const [first, second] = [await mailedToken(), await mailedToken()];
      const NEW_PASSWORD = another();
      expect((await verify({ TOKEN: second, NEW_PASSWORD })).status).toBe(200);
      current = NEW_PASSWORD;
      for (const TOKEN of [first, second]) {
        const again = await verify({ TOKEN, NEW_PASSWORD: another() });
        expect(again.status).toBe(410);
        expect(again.body.message).toContain('used');
      }
      expect(await loginStatus(current)).toBe(200);
    });

    it('is replaced once when the link is used twice at once', { tags: 'CA10' }, async () => {
      const TOKEN = await mailedToken();
      const wanted = [another(), another()];
      const both = await Promise.all(wanted.map((NEW_PASSWORD) => verify({ TOKEN, NEW_PASSWORD })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
      current = wanted[both.findIndex(({ status }) => status === 200)] ?? '';
      expect(await loginStatus(current)).toBe(200);
    });

    it('can be replaced for an hour', { tags: 'CA10' }, async () => {
      const TOKEN = await mailedToken();
      backEnd().wait(60 * MINUTE);
      const late = await verify({ TOKEN, NEW_PASSWORD: another() });
      expect(late.status).toBe(410);
      expect(late.body.message).toContain('expired');
    });

    it('is not replaced by a forged link or another account’s', { tags: 'CA10' }, async () => {
      const TOKEN = await mailedToken();
      const forged = [
        { TOKEN: 'x'.repeat(43) },
        { TOKEN: `${TOKEN}x` },
        { TOKEN: `' or '1'='1` },
        { TOKEN, EMAIL: 'admin@pricebook.test' },
      ];
      for (const fields of forged) {
        const refused = await verify({ ...fields, NEW_PASSWORD: another() });
        expect(refused.status).toBe(400);
        expect(refused.body.message).toContain('not valid');
      }
      expect(await loginStatus(current)).toBe(200);
    });

    it('that is too short does not use up the link', { tags: 'CA10' }, async () => {
      const TOKEN = await mailedToken();
      const short = await verify({ TOKEN, NEW_PASSWORD: 'seven77' });
      expect(short.body).toMatchObject({ status: 400, data: { fields: { NEW_PASSWORD: expect.any(String) } } });
      const NEW_PASSWORD = another();
      expect((await verify({ TOKEN, NEW_PASSWORD })).status).toBe(200);
      current = NEW_PASSWORD;
    });

    it('unlocks an account that wrong passwords locked, once replaced', async () => {
      for (let failure = 1; failure <= 10; failure += 1) expect(await loginStatus('wrong')).toBe(401);
      expect(await loginStatus(current)).toBe(429);
      const NEW_PASSWORD = another();
      expect((await verify({ TOKEN: await mailedToken(), NEW_PASSWORD })).status).toBe(200);
      current = NEW_PASSWORD;
      expect(await loginStatus(current)).toBe(200);
    });

    it.each([undefined, '', 'nobody', 7])('refuses the address %j', async (EMAIL) => {
      const answer = await forgot(EMAIL);
      expect(answer.status).toBe(400);
      expect(answer.body.data).toHaveProperty('fields.EMAIL');
    });

    it('refuses a call without its fields, and names them', async () => {
      const answer = await backEnd().call('auth/resetPassVerify', { body: {} });
      expect(answer.status).toBe(400);
      const text = expect.any(String);
      expect(answer.body.data).toEqual({ fields: { EMAIL: text, TOKEN: text, NEW_PASSWORD: text } });
    });
  });
});
