import { approvalPage, newApplicant, profilePage, registerPage } from '../pages/people.page';
import { resetPage } from '../pages/reset.page';
import { approveByWire, registerByWire } from '../wire/people-by-wire';
import { showPrices } from './price-views';
import type { View } from './view';

/** The views of registration, approval, password reset and profile. */
export const peopleViews: readonly View[] = [
  {
    name: 'reset',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/forgot-password?email=sales@pricebook.test&token=t`);
      await resetPage(page).submit.click();
      await page.getByText('Please enter a new password').first().waitFor();
    },
  },
  {
    name: 'reset-used',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/forgot-password?email=sales@pricebook.test&token=t`);
      await resetPage(page).setPassword('another-password');
      await resetPage(page).newLink.waitFor();
    },
  },
  {
    name: 'register',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/register`);
      const register = registerPage(page);
      await register.fillIn({ ...newApplicant(), email: 'ada.fielding@court', phone: '' });
      await register.submit.click();
    },
  },
  {
    name: 'register-done',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/register`);
      const register = registerPage(page);
      await register.fillIn(newApplicant());
      await register.submit.click();
      await register.done.waitFor();
    },
  },
  {
    name: 'approval',
    async show({ page, app, proxy }) {
      await page.goto((await registerByWire(app, proxy.url)).link);
      const approval = approvalPage(page);
      await approval.role.selectOption('Customer Manager');
      await approval.company.fill('a');
      await approval.choices.first().waitFor();
    },
  },
  {
    name: 'approval-used',
    async show({ page, app, proxy }) {
      const registered = await registerByWire(app, proxy.url);
      await approveByWire(app, registered);
      await page.goto(registered.link);
      await approvalPage(page).form.getByRole('alert').waitFor();
    },
  },
  {
    name: 'profile',
    async show(stage) {
      await showPrices(stage);
      const profile = profilePage(stage.page);
      await profile.open();
      await profile.qrCode.waitFor();
    },
  },
  {
    name: 'profile-2fa',
    async show(stage) {
      const userInfo = { ...stage.session.userInfo, DEVICE_NAME: 'Marion’s Pixel 9' };
      await showPrices({ ...stage, session: { ...stage.session, userInfo } });
      const profile = profilePage(stage.page);
      await profile.open();
      await profile.device.waitFor();
      await profile.phone.fill('+61 3 5550 9999');
    },
  },
];
