import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { LoginContext } from '../../../src/machines/login.context';
import { failureMessages, incompleteMessages } from '../../../src/widgets/login/login.messages';
import { codeIn, mailsTo } from '../../contract/mail/mails';
import type { App } from '../app/app';
import { hostPage } from './host.page';
import { loginPage } from './login.page';

/** The secret of the demo account with an authenticator. */
const demoSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The authenticator code of `totp@pricebook.test` at a time in epoch milliseconds. */
export const authenticatorCodeAt = (timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate({ timestamp });

/** The newest code mailed to an address, after waiting for `count` codes. */
export async function mailedCode(app: App, email: string, count = 1): Promise<string> {
  const codes = async () => (await mailsTo(app, email)).filter(({ subject }) => subject === 'Your sign-in code');
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await codes();
  return newest === undefined ? expect.fail('no code was mailed') : codeIn(newest);
}

/** Has an administrator invite a new user. Returns the temporary password from the mail. */
export async function invite(app: App, email: string): Promise<string> {
  const { accessToken } = await app.signIn();
  const companies = await app.call<readonly { readonly ID: number }[]>('GET', 'company/getCompanyList', accessToken);
  await app.call('POST', 'users/createUser', accessToken, {
    NAME: 'Ines Vited',
    EMAIL: email,
    ROLE: 'Sales',
    STATUS: 'Active',
    COMPANY_ID: companies[0]?.ID,
    PHONE_NUMBER: '+61 2 5550 0000',
  });
  const password = async () => {
    const [mail] = await mailsTo(app, email);
    return /Temporary password:\s*(\S+)/.exec(mail?.text ?? '')?.[1];
  };
  await expect.poll(password).toBeDefined();
  return (await password()) ?? expect.fail('the mail has no password');
}

/**
 * Waits until the page shows the form and the problem of the machine's context. A missing entry is shown in a toast, which
 * disappears, and in its field, where it stays: `isNew` tells whether the last step caused the problem.
 */
export async function expectForm(page: Page, { form, problem }: LoginContext, isNew: boolean): Promise<void> {
  const login = loginPage(page);
  const signs = {
    credentials: login.submit,
    authenticatorCode: login.authenticatorCode,
    emailCode: login.emailCode,
    passwordReset: login.reset.next,
    forgotPassword: login.sendMail,
  };
  await signs[form].waitFor();
  if (problem === undefined) return;
  if (problem.kind === 'incomplete') {
    const text = incompleteMessages[problem.task]?.message ?? '';
    const place = isNew ? hostPage(page).message(text) : page.locator('pricebook-login').getByText(text);
    await place.first().waitFor();
  } else await page.getByRole('alert').getByText(failureMessages[problem.task][0]).waitFor();
}
