import type { Page } from 'playwright';

/** The password of every demo user. */
export const demoPassword = 'Pricebook-demo-1';

/** Page object of the sign-in forms. */
export const loginPage = (page: Page) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  const button = (name: string | RegExp) => page.locator('pricebook-login').getByRole('button', { name });
  const fillIn = async (user = 'admin@pricebook.test', secret = demoPassword) => {
    await email.fill(user);
    await password.fill(secret);
  };
  return {
    email,
    password,
    submit,
    fillIn,
    /** Fills in the form and sends it. */
    async signIn(user?: string, secret?: string) {
      await fillIn(user, secret);
      await submit.click();
    },
    useEmailCode: button('Use Email OTP'),
    resetLink: button('Reset Password'),
    forgotLink: button('Forgot Password?'),
    register: button('Register Now'),
    /** Of either code form. */
    code: page.getByRole('textbox', { name: /^(Email|Authenticator) code$/ }),
    authenticatorCode: page.getByRole('textbox', { name: 'Authenticator code' }),
    emailCode: page.getByRole('textbox', { name: 'Email code' }),
    verify: button('Verify'),
    back: button('Back'),
    sendAgain: button('Send a new code'),
    /** The form that changes a password. */
    reset: {
      current: page.getByLabel('Current Password', { exact: true }),
      next: page.getByLabel('New Password', { exact: true }),
      submit: button('Reset Password'),
    },
    /** Of the form for a forgotten password. */
    sendMail: button('Send Email'),
  };
};
