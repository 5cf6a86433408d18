import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../back-end';
import { codeIn, lastMailTo, mailsTo, wrong } from '../mail/mails';
import { onBothStores } from '../stores';
import { codeRequest, login, shownCode, totpEmail, withOtp, withTotp } from './login-calls';

const sales = 'sales@pricebook.test';
const MINUTE = 60_000;

onBothStores('Signing in with a code', (backEnd) => {
  // By then failures have expired, and the authenticator shows another code.
  beforeEach(() => backEnd().wait(16 * MINUTE));

  const mailedCode = async (email: string) => {
    expect((await login(backEnd(), email, codeRequest)).status).toBe(203);
    return codeIn(await lastMailTo(backEnd(), email));
  };
  const statuses = async (logins: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(logins)).map(({ status }) => status).sort();

  describe('of an authenticator', () => {
    it('requires the code, and then succeeds', { tags: 'CA01' }, async () => {
      const first = await login(backEnd(), totpEmail);
      expect(first.status).toBe(201);
      expect(first.body.data).toEqual({ TWO_STEP_VERIFICATION: true });
      const { status, body } = await login(backEnd(), totpEmail, withTotp(shownCode(backEnd())));
      expect(status).toBe(200);
      expect(body.data.userInfo).toMatchObject({ EMAIL: totpEmail, DEVICE_NAME: 'Demo authenticator' });
      const read = await backEnd().call('price/getPrice', { body: {}, token: body.data.accessToken });
      expect(read.status).toBe(200);
    });

    it('accepts the code one step early or late, typed with a space', { tags: 'CA02' }, async () => {
      const early = shownCode(backEnd(), undefined, -1);
      const late = shownCode(backEnd(), undefined, 1);
      const spaced = `${early.slice(0, 3)} ${early.slice(3)}`;
      expect((await login(backEnd(), totpEmail, withTotp(spaced))).status).toBe(200);
      expect((await login(backEnd(), totpEmail, withTotp(late))).status).toBe(200);
      expect((await login(backEnd(), totpEmail, withTotp(shownCode(backEnd(), undefined, 5)))).status).toBe(400);
    });

    it('refuses a used code and an older one', { tags: ['C907', 'CA02'] }, async () => {
      const older = shownCode(backEnd(), undefined, -1);
      const code = withTotp(shownCode(backEnd()));
      expect((await login(backEnd(), totpEmail, code)).status).toBe(200);
      const replayed = await login(backEnd(), totpEmail, code);
      expect(replayed.status).toBe(400);
      expect(replayed.body.message).toMatch(/^Invalid TOTP/);
      expect((await login(backEnd(), totpEmail, withTotp(older))).status).toBe(400);
    });

    it('accepts the same code from only one of two requests', { tags: ['C907', 'CA02'] }, async () => {
      const code = withTotp(shownCode(backEnd()));
      const both = [login(backEnd(), totpEmail, code), login(backEnd(), totpEmail, code)];
      expect(await statuses(both)).toEqual([200, expect.toBeOneOf([400, 429])]);
    });

    it('still requires the password', async () => {
      const code = { ...withTotp(shownCode(backEnd())), PASSWORD: 'wrong' };
      expect((await login(backEnd(), totpEmail, code)).status).toBe(401);
    });

    it('is refused if the account has no authenticator', async () => {
      expect((await login(backEnd(), sales, withTotp('123456'))).status).toBe(400);
    });
  });

  describe('by email', () => {
    it.each([totpEmail, sales])('mails a code to %s, and then signs in', { tags: 'CA01' }, async (email) => {
      const asked = await login(backEnd(), email, codeRequest);
      expect(asked.status).toBe(203);
      expect(asked.body).toMatchObject({ status: 203, data: { TWO_STEP_VERIFICATION: true } });
      const mail = await lastMailTo(backEnd(), email);
      expect(mail.html).toContain(codeIn(mail));
      const { status, body } = await login(backEnd(), email, withOtp(codeIn(mail)));
      expect(status).toBe(200);
      expect(body.data.accessToken).toBeTruthy();
    });

    it('accepts a code once, even with two simultaneous requests', { tags: 'CA03' }, async () => {
      const code = withOtp(await mailedCode(sales));
      expect(await statuses([login(backEnd(), sales, code), login(backEnd(), sales, code)])).toEqual([
        200,
        expect.toBeOneOf([400, 429]),
      ]);
      expect((await login(backEnd(), sales, code)).status).toBe(400);
    });

    it('accepts a code for 10 minutes', { tags: 'CA03' }, async () => {
      const code = withOtp(await mailedCode(sales));
      backEnd().wait(10 * MINUTE);
      const late = await login(backEnd(), sales, code);
      expect(late.status).toBe(400);
      expect(late.body.message).toMatch(/^Invalid OTP/);
    });

    it('accepts only the newest code', { tags: 'CA03' }, async () => {
      const first = await mailedCode(sales);
      const second = await mailedCode(sales);
      if (first !== second) expect((await login(backEnd(), sales, withOtp(first))).status).toBe(400);
      expect((await login(backEnd(), sales, withOtp(second))).status).toBe(200);
    });

    it("rejects another user's code", async () => {
      const code = await mailedCode(sales);
      await mailedCode(totpEmail);
      const own = codeIn(await lastMailTo(backEnd(), totpEmail));
      if (own !== code) expect((await login(backEnd(), totpEmail, withOtp(code))).status).toBe(400);
    });

    it('allows 5 attempts per code over all variants together', { tags: ['C908', 'CA03'] }, async () => {
      const code = await mailedCode(totpEmail);
      const tries = [withOtp(wrong(code)), withTotp('000000'), withOtp(wrong(code)), withTotp('x')];
      for (const fields of tries) expect((await login(backEnd(), totpEmail, fields)).status).toBe(400);
      expect((await login(backEnd(), totpEmail, withOtp(code))).status).toBe(200);

      const another = await mailedCode(totpEmail);
      const five = [withTotp('000000'), ...Array.from({ length: 4 }, () => withOtp(wrong(another)))];
      for (const fields of five) expect((await login(backEnd(), totpEmail, fields)).status).toBe(400);
      expect((await login(backEnd(), totpEmail, withOtp(another))).status).toBe(400);
    });

    it('sends no mail without the right password', async () => {
      const before = (await mailsTo(backEnd(), sales)).length;
      expect((await login(backEnd(), sales, { ...codeRequest, PASSWORD: 'wrong' })).status).toBe(401);
      expect(await mailsTo(backEnd(), sales)).toHaveLength(before);
    });
  });

  describe('fails and', () => {
    it('counts together with wrong passwords of any call', {
      tags: ['C908', 'CA04'],
    }, async () => {
      const code = await mailedCode(totpEmail);
      const NEW_PASSWORD = 'another password';
      const reset = () =>
        backEnd().call('auth/resetPassword', { body: { EMAIL: totpEmail, PASSWORD: 'wrong', NEW_PASSWORD } });
      const failures = [
        () => login(backEnd(), totpEmail, { PASSWORD: 'wrong' }),
        () => login(backEnd(), totpEmail, { ...codeRequest, PASSWORD: 'wrong' }),
        () => login(backEnd(), totpEmail, withTotp('000000')),
        () => login(backEnd(), totpEmail, withOtp(wrong(code))),
        reset,
      ];
      for (const fail of [...failures, ...failures]) expect([400, 401]).toContain((await fail()).status);
      const right = { EMAIL: totpEmail, PASSWORD: DEMO_PASSWORD, NEW_PASSWORD };
      expect(
        await statuses([
          login(backEnd(), totpEmail),
          login(backEnd(), totpEmail, codeRequest),
          login(backEnd(), totpEmail, withTotp(shownCode(backEnd()))),
          login(backEnd(), totpEmail, withOtp(code)),
          backEnd().call('auth/resetPassword', { body: right }),
        ]),
      ).toEqual([429, 429, 429, 429, 429]);
    });

    it('is not reset by a right password alone', { tags: 'CA04' }, async () => {
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await login(backEnd(), totpEmail, withTotp('000000'))).status).toBe(400);
        if (failure < 10) expect((await login(backEnd(), totpEmail)).status).toBe(201);
      }
      expect((await login(backEnd(), totpEmail)).status).toBe(429);
    });

    it('checks at most 10 codes of many simultaneous requests', { tags: 'CA04' }, async () => {
      const guesses = Array.from({ length: 24 }, (_, guess) =>
        login(backEnd(), totpEmail, withTotp('000000'), `guesser-${guess}`),
      );
      const answered = await statuses(guesses);
      expect(answered.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
      expect(new Set(answered)).toEqual(new Set([400, 429]));
    });

    it('is no longer counted after a successful sign-in', { tags: 'CA04' }, async () => {
      for (let failure = 1; failure <= 9; failure += 1) await login(backEnd(), totpEmail, withTotp('000000'));
      expect((await login(backEnd(), totpEmail, withTotp(shownCode(backEnd())))).status).toBe(200);
      for (let failure = 1; failure <= 9; failure += 1) {
        expect((await login(backEnd(), totpEmail, withTotp('000000'))).status).toBe(400);
      }
    });
  });

  it.each([
    [{ OTPFLAG: true }, 'OTP'],
    [{ OTPFLAG: true, OTP: '  ' }, 'OTP'],
    [{ OTPFLAG: true, OTP: { length: 6 } }, 'OTP'],
    [{ TOTPFLAG: true }, 'TOTP'],
    [{ TOTPFLAG: 'yes', TOTP: '123456' }, 'TOTPFLAG'],
    [{ TOTPFLAG: true, TOTP: '123456', OTPFLAG: true, OTP: '123456' }, 'TOTPFLAG'],
    [{ EMAIL: `${'x'.repeat(5000)}@pricebook.test` }, 'EMAIL'],
  ])('refuses %j and names the field', async (fields, field) => {
    const response = await login(backEnd(), sales, fields);
    expect(response.status).toBe(400);
    expect(response.body.data).toHaveProperty(['fields', field]);
  });
});
