import { loginPage } from '../support/pages/login.page';
import { approvalPage, newApplicant, profilePage, registerPage } from '../support/pages/people.page';
import { resetPage } from '../support/pages/reset.page';
import type { FaultyCall } from './call.types';

const link = 'email=otto@courts.example&name=Otto&company=Courts&token=link-token';
const anonymous = (
  name: string,
  path: string,
  prepare: FaultyCall['prepare'],
  effect: FaultyCall['effect'] = 'write',
) => ({ name, effect, path: `anonymous ${path}`, prepare }) as const;

const signedIn: Pick<FaultyCall, 'result' | 'outcomes'> = {
  result: (page) => page.getByRole('button', { name: /^Profile: / }),
  // A sign-in is not repeated by itself, as each attempt counts; its response must contain the token.
  outcomes: { '503 with Retry-After': 'failed', 'data null': 'failed' },
};

/** A sign-in that needs a code. */
const codeLogin = (use: string, email: string): FaultyCall => ({
  ...anonymous(
    'POST auth/login',
    '/',
    async (page) => {
      const login = loginPage(page);
      await login.signIn(email, 'their-own-words');
      await login.code.waitFor();
      // The sixth digit sends the code.
      const trigger = async () => {
        await login.code.fill('12345');
        await page.keyboard.type('6');
      };
      return { trigger };
    },
    'read',
  ),
  use,
  ...signedIn,
});

/** The calls of sign-in, registration, approval and profile. */
export const accountCalls: readonly FaultyCall[] = [
  {
    ...anonymous(
      'POST auth/login',
      '/',
      async (page) => {
        const login = loginPage(page);
        await login.fillIn('ann@courts.example', 'their-own-words');
        return { trigger: login.submit, typed: login.email };
      },
      'read',
    ),
    ...signedIn,
  },
  codeLogin('with a code of an app', 'app@courts.example'),
  codeLogin('with a mailed code', 'mail@courts.example'),
  {
    ...anonymous(
      'GET company/getCompanyList',
      `/admin-approval?${link}`,
      async (page) => ({ trigger: () => page.reload() }),
      'read',
    ),
    use: 'on the approval page',
    result: (page) => approvalPage(page).company,
  },
  anonymous('POST auth/forgotPassword', '/', async (page) => {
    const login = loginPage(page);
    await login.forgotLink.click();
    await login.email.fill('ann@courts.example');
    return { trigger: login.sendMail, typed: login.email };
  }),
  anonymous('POST auth/resetPassword', '/', async (page) => {
    const { email, resetLink, reset } = loginPage(page);
    await email.fill('ann@courts.example');
    await resetLink.click();
    await reset.current.fill('their-own-words');
    await reset.next.fill('other words of theirs');
    return { trigger: reset.submit, typed: reset.next };
  }),
  {
    ...anonymous('POST auth/register', '/register', async (page) => {
      const form = registerPage(page);
      await form.fillIn(newApplicant());
      return { trigger: form.submit, typed: form.company };
    }),
    // Only 201 is a success.
    outcomes: { '204': 'unknown' },
  },
  anonymous('POST auth/resetPassVerify', '/forgot-password?email=ann@courts.example&token=link-token', async (page) => {
    const form = resetPage(page);
    await form.password.fill('other words of theirs');
    return { trigger: form.submit, typed: form.password };
  }),
  anonymous('POST users/singlePageApproval', `/admin-approval?${link}`, async (page) => {
    const form = approvalPage(page);
    await form.chooseCompany('Court');
    await form.role.selectOption('Sales');
    return { trigger: form.submit };
  }),
  {
    name: 'POST auth/updateProfile',
    effect: 'write',
    path: '/quotes',
    prepare: async (page) => {
      const profile = profilePage(page);
      await profile.open();
      await profile.name.fill('Ann Courtney');
      return { trigger: profile.save, typed: profile.name };
    },
  },
  {
    name: 'POST auth/generateAuthSecret',
    effect: 'read',
    path: '/quotes',
    prepare: async (page) => ({
      trigger: async () => {
        await page.getByRole('button', { name: /^Profile: / }).click();
        await page.getByRole('menuitem', { name: 'Settings' }).click();
      },
    }),
    // Who presses Enter in the dialog that has opened saves the profile.
    result: (page) =>
      profilePage(page).qrCode.or(page.getByText('Profile updated successfully!')).filter({ visible: true }),
    // The response must contain the secret.
    outcomes: { 'data null': 'failed' },
  },
  {
    name: 'POST auth/enableMFA',
    effect: 'write',
    path: '/quotes',
    prepare: async (page) => {
      const profile = profilePage(page);
      await profile.open();
      await profile.deviceName.fill('Pocket');
      await profile.code.fill('123456');
      return { trigger: profile.enable, typed: profile.deviceName };
    },
  },
];
