import { TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { demoPassword, loginPage } from '../../support/pages/login.page';
import { approvalPage, newApplicant, profilePage, registerPage } from '../../support/pages/people.page';
import { codeIn, linkIn, mailTo } from '../../support/wire/outbox';
import { approvalLink } from '../../support/wire/people-by-wire';

let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const app = appForTests({ clock: () => new Date(now()) });
const openPage = freshPages();

const signedInAs = (page: Page, name: string) => page.getByRole('button', { name: `Profile: ${name}` }).waitFor();

/** The code in an authenticator app; each is valid once, so the next one is that of the next 30 seconds. */
function nextCode(secret: string): string {
  aheadMs += 30_000;
  return new TOTP({ secret }).generate({ timestamp: now() });
}

test('a customer registers, confirms, is approved, enables two-factor, and resets the password', {
  tags: ['DP16', 'IG28', 'PS06'],
}, async () => {
  const ada = newApplicant();
  const { page, expectComplaints } = await openPage({ reducedMotion: 'no-preference' });
  expectComplaints(/Failed to load resource/);
  const login = loginPage(page);
  await page.goto(app().url);
  await login.register.click();
  const register = registerPage(page);
  await register.fillIn({ ...ada, password: 'typed by anybody' });
  await register.submit.click();
  await register.done.waitFor();
  await page.goto(linkIn(await mailTo(app(), ada.email, /Welcome/), app().url));
  await page.getByText(`Somebody of “${ada.company}” has applied`).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(ada.name);
  await page.getByLabel('New Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await login.signIn(ada.email, ada.password);
  await hostPage(page).message('Login Failed').waitFor();

  const administrator = await openPage({ reducedMotion: 'no-preference' });
  await administrator.page.goto(await approvalLink(app(), ada));
  const approval = approvalPage(administrator.page);
  await approval.chooseCompany('a');
  await approval.role.selectOption('Customer');
  await approval.submit.click();
  await approval.form.getByText(`Thank you! ${ada.name} has been approved.`).waitFor();
  await mailTo(app(), ada.email, /approved/);

  await login.signIn(ada.email, ada.password);
  await signedInAs(page, ada.name);
  const profile = profilePage(page);
  await profile.open();
  const secret = (await profile.key.innerText()).replaceAll(' ', '');
  await profile.deviceName.fill('Ada’s phone');
  await profile.code.fill(nextCode(secret));
  await profile.enable.click();
  await profile.device.waitFor();
  await profile.cancel.click();
  await profile.dialog.waitFor({ state: 'detached' });

  await signOut(page);
  await login.signIn(ada.email, ada.password);
  // The sixth digit submits it.
  await login.authenticatorCode.pressSequentially(nextCode(secret));
  await signedInAs(page, ada.name);

  await signOut(page);
  await login.signIn(ada.email, ada.password);
  await login.authenticatorCode.waitFor();
  await login.useEmailCode.click();
  await login.emailCode.waitFor();
  await login.emailCode.pressSequentially(codeIn(await mailTo(app(), ada.email, /code/i)));
  await signedInAs(page, ada.name);

  await signOut(page);
  await login.email.fill(ada.email);
  await login.forgotLink.click();
  await login.sendMail.click();
  const password = 'Ada-password-2';
  await page.goto(linkIn(await mailTo(app(), ada.email, /password/i), app().url));
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await hostPage(page).message('Password has been reset. Please login.').waitFor();
  await login.signIn(ada.email, password);
  await login.authenticatorCode.pressSequentially(nextCode(secret));
  await signedInAs(page, ada.name);
});

test('an invited user signs in and replaces the temporary password', {
  tags: 'DP16',
}, async () => {
  const { accessToken } = await app().signIn();
  const [company] = await app().call<readonly { readonly ID: number }[]>('GET', 'company/getCompanyList', accessToken);
  const email = 'invited@court.example';
  await app().call('POST', 'users/createUser', accessToken, {
    NAME: 'Ivo Invited',
    ROLE: 'Sales',
    EMAIL: email,
    STATUS: 'Active',
    COMPANY_ID: company?.ID,
    PHONE_NUMBER: '+61 2 5550 0500',
  });
  const { text } = await mailTo(app(), email, /./);
  const temporary = /Temporary password: (\S+)/.exec(text)?.[1] ?? '';
  expect(temporary).not.toBe('');

  const { page, expectComplaints } = await openPage({ reducedMotion: 'no-preference' });
  expectComplaints(/Failed to load resource/);
  await page.goto(app().url);
  const login = loginPage(page);
  await login.signIn(email, temporary);
  await login.reset.next.fill(demoPassword);
  await login.reset.submit.click();
  await hostPage(page).message('Password has been reset. Please login.').waitFor();
  await login.signIn(email, demoPassword);
  await signedInAs(page, 'Ivo Invited');
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile: / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await loginPage(page).submit.waitFor();
}
