import { hostPage } from '../pages/host.page';
import { loginPage } from '../pages/login.page';
import type { View } from './view';

/** The views of signing in. */
export const loginViews: readonly View[] = [
  {
    name: 'login',
    async show({ page, proxy }) {
      await page.goto(proxy.url);
      await loginPage(page).submit.waitFor();
    },
  },
  {
    name: 'login-failed',
    async show({ page, proxy }) {
      await page.goto(proxy.url);
      await loginPage(page).signIn('admin@pricebook.test', 'wrong');
      await hostPage(page).message('Login Failed').waitFor();
    },
  },
  {
    name: 'login-code',
    async show({ page, proxy }) {
      await page.goto(proxy.url);
      await loginPage(page).signIn('totp@pricebook.test');
      await loginPage(page).code.pressSequentially('4820');
    },
  },
  {
    name: 'login-email-code',
    async show({ page, proxy }) {
      await page.goto(proxy.url);
      const login = loginPage(page);
      await login.fillIn('sales@pricebook.test');
      await login.useEmailCode.click();
      await login.code.fill('000000');
      await page.getByRole('alert').getByText('OTP Verification Failed').waitFor();
    },
  },
  {
    name: 'login-reset',
    async show({ page, proxy }) {
      await page.goto(proxy.url);
      const login = loginPage(page);
      await login.fillIn('sales@pricebook.test');
      await login.resetLink.click();
      await login.reset.submit.click();
      await page.getByText('please enter the new password').first().waitFor();
    },
  },
  {
    name: 'login-forgot',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/?view=forgot&email=sales@pricebook.test`);
      await loginPage(page).sendMail.waitFor();
    },
  },
];
