import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { authenticatorCodeAt, invite, mailedCode } from '../../support/pages/login-driver';

/** How far the server's clock is ahead: for each test failed attempts have expired, and authenticator codes are new. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();
const totpCode = () => authenticatorCodeAt(Date.now() + aheadMs);

async function openLogin(at = app().url) {
  aheadMs += 16 * 60_000;
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await page.goto(at);
  return { page, login: loginPage(page), host: hostPage(page), alert: page.getByRole('alert') };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'));

describe('an account with an authenticator', () => {
  test('signs in with the code, sent once its sixth digit is typed', { tags: ['DL07', 'DL26'] }, async () => {
    const { page, login } = await openLogin();
    await login.signIn('totp@pricebook.test');
    await login.authenticatorCode.waitFor();
    await expect.poll(() => focused(page)).toBe('one-time-code');
    await page.keyboard.type(totpCode());
    await page.waitForURL('**/products');
    await expect.poll(() => page.locator('form').count()).toBe(0);
  });

  test('accepts a pasted code with its space', { tags: 'DL26' }, async () => {
    const { page, login } = await openLogin();
    await login.signIn('totp@pricebook.test');
    await login.authenticatorCode.fill(totpCode().replace(/(\d{3})/, '$1 '));
    await page.waitForURL('**/products');
  });

  test('refuses a used code, and focuses the field', { tags: 'DL15' }, async () => {
    const { page, login, alert } = await openLogin();
    const code = totpCode();
    await app().call('POST', 'auth/login', undefined, {
      EMAIL: 'totp@pricebook.test',
      PASSWORD: 'Pricebook-demo-1',
      TOTPFLAG: true,
      TOTP: code,
    });
    await login.signIn('totp@pricebook.test');
    await login.authenticatorCode.fill(code);
    await alert.getByText('TOTP Verification Failed').waitFor();
    await expect.poll(() => login.authenticatorCode.inputValue()).toBe('');
    await expect.poll(() => focused(page)).toBe('one-time-code');
  });

  test('shows a message when the TOTP code is missing', { tags: 'DL13' }, async () => {
    const { login, host } = await openLogin();
    await login.signIn('totp@pricebook.test');
    await login.verify.click();
    await host.message('Please enter the TOTP code.').waitFor();
    expect(await login.authenticatorCode.getAttribute('aria-invalid')).toBe('true');
  });

  test('preserves the digits of an incomplete code', { tags: 'DL13' }, async () => {
    const { page, login, host } = await openLogin();
    await login.signIn('totp@pricebook.test');
    const code = totpCode();
    await login.authenticatorCode.fill(code.slice(0, 3));
    await login.verify.click();
    await host.message('Please enter the TOTP code.').waitFor();
    expect(await login.authenticatorCode.inputValue()).toBe(code.slice(0, 3));
    await login.authenticatorCode.fill(code);
    await page.waitForURL('**/products');
  });

  test('signs in with an email code instead', { tags: ['DL04', 'DL09', 'DL19'] }, async () => {
    const { page, login, host } = await openLogin();
    await login.signIn('totp@pricebook.test');
    await login.authenticatorCode.waitFor();
    await login.useEmailCode.click();
    await host.message('OTP Sent').waitFor();
    await page.getByText('Check your email for the OTP.').first().waitFor();
    await login.emailCode.fill(await mailedCode(app(), 'totp@pricebook.test'));
    await page.waitForURL('**/products');
  });

  test('returns to the credentials, with the email and without the password', { tags: 'DL25' }, async () => {
    const { page, login } = await openLogin();
    await login.signIn('totp@pricebook.test');
    await login.authenticatorCode.waitFor();
    await login.back.click();
    expect(await login.email.inputValue()).toBe('totp@pricebook.test');
    expect(await login.password.inputValue()).toBe('');
    await expect.poll(() => focused(page)).toBe('current-password');
  });

  test('ignores a late response after leaving the code form', {
    tags: 'DL25',
  }, async () => {
    const proxy = await createProxy(app().url);
    try {
      const { page, login, host } = await openLogin(proxy.url);
      await login.signIn('totp@pricebook.test');
      await login.authenticatorCode.waitFor();
      proxy.drop({ only: '/api/auth/login' });
      const sent = page.waitForRequest(/auth\/login$/);
      await login.authenticatorCode.fill(totpCode());
      const request = await sent;
      await login.back.click();
      await expect.poll(() => request.failure()?.errorText).toMatch(/ABORTED/);
      await proxy.restore();
      await login.submit.waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /accessToken/.test(key)))).toEqual([]);
      expect(await host.message(/./).count()).toBe(0);
    } finally {
      await proxy.close();
    }
  });
});

describe('an email code', () => {
  test('requires email and password first', { tags: 'DL11' }, async () => {
    const { page, login, host } = await openLogin();
    await login.email.fill('sales@pricebook.test');
    await login.useEmailCode.click();
    await host.message('Missing Info').getByText('Please enter email and password first.').waitFor();
    await expect.poll(() => focused(page)).toBe('current-password');
  });

  test('that cannot be sent shows OTP Request Failed', { tags: 'DL17' }, async () => {
    const { login, alert } = await openLogin();
    await login.fillIn('sales@pricebook.test', 'not the password');
    await login.useEmailCode.click();
    await alert.getByText('OTP Request Failed').waitFor();
  });

  test('can be requested again after a countdown of 30 seconds', { tags: 'DL23' }, async () => {
    const { page, login } = await openLogin();
    await page.clock.install();
    await login.fillIn('customer@pricebook.test');
    await login.useEmailCode.click();
    await login.emailCode.waitFor();
    const first = await mailedCode(app(), 'customer@pricebook.test');
    await page.getByText(/New code in (30|2\d) s/).waitFor();
    await page.clock.fastForward(10_000);
    await page.getByText(/New code in (20|1?\d) s/).waitFor();
    expect(await login.sendAgain.count()).toBe(0);
    await page.clock.fastForward(21_000);
    await login.sendAgain.click();
    await page.getByText(/New code in (30|2\d) s/).waitFor();
    const second = await mailedCode(app(), 'customer@pricebook.test', 2);
    expect(second).not.toBe(first);
    await login.emailCode.fill(second);
    await page.waitForURL('**/products');
  });

  test('that is wrong shows OTP Verification Failed', { tags: 'DL16' }, async () => {
    const { login, alert } = await openLogin();
    await login.fillIn('sales@pricebook.test');
    await login.useEmailCode.click();
    await login.emailCode.fill('000000');
    await alert.getByText('OTP Verification Failed').waitFor();
  });
});

describe('another password', () => {
  test('replaces a temporary password, already filled in, and signs in', {
    tags: ['DL08', 'DL19'],
  }, async () => {
    const { page, login, host } = await openLogin();
    const temporary = await invite(app(), 'ines@pricebook.test');
    await login.signIn('ines@pricebook.test', temporary);
    await page.getByText('This password is a temporary one.').waitFor();
    await expect.poll(() => focused(page)).toBe('new-password');
    expect(await login.reset.current.inputValue()).toBe(temporary);
    await login.reset.next.fill('short');
    await login.reset.submit.click();
    await page.getByRole('alert').getByText('Reset Failed').waitFor();
    expect(await login.reset.next.getAttribute('aria-invalid')).toBe('true');
    await login.reset.next.fill('a password of my own');
    await login.reset.submit.click();
    await host.message('Password Reset').getByText('Password has been reset. Please login.').waitFor();
    await login.signIn('ines@pricebook.test', 'a password of my own');
    await page.waitForURL('**/products');
  });

  test('requires an email first', { tags: 'DL03' }, async () => {
    const { login, host } = await openLogin();
    await login.resetLink.click();
    await host.message('Email Required').getByText('Please enter your email before resetting password.').waitFor();
  });

  test('requires the current and the new one', { tags: ['DL12', 'DL18'] }, async () => {
    const { login, host } = await openLogin();
    await login.email.fill('sales@pricebook.test');
    await login.resetLink.click();
    await login.reset.submit.click();
    await host.message('please enter the new password').waitFor();
    await login.reset.current.fill('not the password');
    await login.reset.next.fill('a password of my own');
    await login.reset.submit.click();
    await host.message('Reset Failed').waitFor();
    expect(await login.reset.current.getAttribute('aria-invalid')).toBe('true');
  });
});

test('too many failures show when the next attempt is allowed', { tags: 'DL24' }, async () => {
  const { page, login, alert } = await openLogin();
  for (let failure = 0; failure < 10; failure++) {
    const body = { EMAIL: 'locked@pricebook.test', PASSWORD: 'no', MFA_FLAG: true };
    await app()
      .call('POST', 'auth/login', undefined, body)
      .catch(() => undefined);
  }
  await login.signIn('locked@pricebook.test', 'no');
  await alert.getByText('Too many failed attempts.').waitFor();
  await page.getByText(/^You can try again at .+\.$/).waitFor();
});

test('Register Now opens the registration', { tags: 'DL02' }, async () => {
  const { page, login } = await openLogin();
  await login.register.click();
  await page.waitForURL('**/register');
});
