import { describe, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../contract/mail/mails';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { invite } from '../../support/pages/login-driver';
import { resetPage } from '../../support/pages/reset.page';

let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();
let people = 0;

/** A new user who forgot the password, and the mailed link. */
async function openResetLink() {
  people += 1;
  const email = `forgetful-${people}@pricebook.test`;
  await invite(app(), email);
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await page.goto(app().url);
  const login = loginPage(page);
  await login.forgotLink.click();
  await login.email.fill(email);
  await login.sendMail.click();
  await hostPage(page).message('Email Sent').getByText('Check your inbox for reset instructions.').waitFor();
  const letters = async () => (await mailsTo(app(), email)).filter(({ subject }) => subject === 'Reset your password');
  await expect.poll(async () => (await letters()).length).toBe(1);
  const [letter] = await letters();
  const link = letter === undefined ? expect.fail('no mail') : linkIn(letter).href;
  return { page, email, link, login, reset: resetPage(page), host: hostPage(page) };
}

describe('a mailed link', () => {
  test('sets a password once, and leads to the login', { tags: ['DL05', 'DL06', 'DL10', 'DL14', 'DL19'] }, async () => {
    const { page, email, link, login, reset, host } = await openResetLink();
    await page.goto(link);
    await reset.widget.getByText('RESET PASSWORD').waitFor();
    await reset.widget.getByText('Use your email to update the password!').waitFor();
    expect(await reset.email.inputValue()).toBe(email);
    expect(await reset.email.getAttribute('readonly')).not.toBeNull();
    await reset.submit.click();
    await host.message('Please enter a new password').waitFor();
    expect(await reset.password.getAttribute('aria-invalid')).toBe('true');
    await reset.password.fill('s');
    expect(await reset.password.getAttribute('aria-invalid')).toBeNull();
    await reset.setPassword('short');
    await expect.poll(() => reset.password.getAttribute('aria-invalid')).toBe('true');
    await reset.setPassword('a password of my own');
    await host.message('Password has been reset. Please login.').waitFor();
    await login.signIn(email, 'a password of my own');
    await page.waitForURL('**/products');
  });

  test('is removed from the address bar, and works after a reload', { tags: 'DL20' }, async () => {
    const { page, email, link, reset } = await openResetLink();
    await page.goto(link);
    await reset.email.waitFor();
    expect(page.url()).toBe(`${app().url}/forgot-password`);
    await page.reload();
    expect(await reset.email.inputValue()).toBe(email);
    await reset.setPassword('a password of my own');
    await loginPage(page).submit.waitFor();
  });

  test('that was used is reported, and a new one can be requested', { tags: 'DL22' }, async () => {
    const { page, email, link, login, reset } = await openResetLink();
    await page.goto(link);
    await reset.setPassword('a password of my own');
    await login.submit.waitFor();
    await page.goto(link);
    await reset.setPassword('another password');
    await reset.widget.getByText('This link has been used already, or is no longer valid.').waitFor();
    await reset.newLink.click();
    await login.sendMail.waitFor();
    expect(await login.email.inputValue()).toBe(email);
    expect(page.url()).toBe(`${app().url}/`);
  });

  test('that has expired is reported', { tags: 'DL22' }, async () => {
    const { page, link, reset } = await openResetLink();
    aheadMs += 61 * 60_000;
    await page.goto(link);
    await reset.setPassword('a password of my own');
    await reset.widget.getByText('This link has expired.').waitFor();
  });

  test.each([
    ['that was forged', '?email=sales@pricebook.test&token=made-up', 'This link is not valid.'],
    ['without its token', '?email=sales@pricebook.test', 'A part of the link is missing.'],
  ])('%s is reported', { tags: 'DL22' }, async (_, query, words) => {
    const { page, expectComplaints } = await openPage();
    expectComplaints(/Failed to load resource/);
    await page.goto(`${app().url}/forgot-password${query}`);
    const reset = resetPage(page);
    if (query.includes('token')) await reset.setPassword('a password of my own');
    await reset.widget.getByText(words).waitFor();
  });

  test('does not affect the current session, valid or not', { tags: 'DL21' }, async () => {
    const { page, link, reset } = await openResetLink();
    const session = await app().signIn();
    await storeSession(page, session, app().url);
    const token = () => page.evaluate((key) => localStorage.getItem(key), `pricebook.accessToken@${app().url}`);
    await page.goto(`${app().url}/forgot-password?email=sales@pricebook.test&token=made-up`);
    await reset.setPassword('a password of my own');
    await reset.newLink.waitFor();
    expect(await token()).toBe(session.accessToken);
    await page.goto(link);
    await reset.setPassword('a password of my own');
    await page.waitForURL('**/products');
    expect(await token()).toBe(session.accessToken);
  });
});
