import type { Page } from 'playwright';

/** The password of every demo user. */
export const demoPassword = 'Pricebook-demo-1';

/** The sign-in form, by what it says. */
export const loginPage = (page: Page) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  return {
    email,
    password,
    submit,
    /** Fills in the form and sends it. */
    async signIn(user = 'admin@pricebook.test', secret = demoPassword) {
      await email.fill(user);
      await password.fill(secret);
      await submit.click();
    },
  };
};
