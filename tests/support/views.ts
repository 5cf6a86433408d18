import type { Page } from 'playwright';
import { type App, type SignedIn, startApp, storeSession } from './app';
import { companyViews } from './company-views';
import { withPricebook } from './embed-script';
import { hostPage } from './host.page';
import { loginPage } from './login.page';
import { approvalPage, newApplicant, profilePage, registerPage } from './people.page';
import { approveByWire, registerByWire } from './people-by-wire';
import { priceListPage } from './price-list.page';
import { pricesOf } from './prices-by-wire';
import { productViews } from './product-views';
import type { NetworkProxy } from './proxy';
import { resetPage } from './reset.page';
import { uploadPanel } from './upload.page';
import { userViews } from './user-views';

/** A fresh page, and the product behind a proxy that can fail. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly proxy: NetworkProxy;
  readonly session: SignedIn;
}

/** One thing that a person can have in front of them. */
export interface View {
  readonly name: string;
  /** Resolves when it is to be seen. */
  show(stage: Stage): Promise<unknown>;
}

async function showPrices({ page, proxy, session }: Stage) {
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/prices`);
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell').first().waitFor();
  return { page, prices, host: hostPage(page) };
}

/** Edits the first record in the list to one price that is 77. */
async function typePrice(stage: Stage) {
  const shown = await showPrices(stage);
  await shown.prices.pickFirst('Edit');
  const { form } = shown.prices;
  const sku = await form.mainSku.inputValue();
  await form.price('AUD', 1).fill('77');
  return { ...shown, form, sku };
}

/** Ends the session as an expired token does while a price is being typed, and signs in again. */
async function loseSession(stage: Stage) {
  const { page } = stage;
  const shown = await typePrice(stage);
  await withPricebook(page, `pricebook.setSession({ accessToken: 'expired' }, { apiBase: '/' })`);
  await shown.form.submit.click();
  await loginPage(page).signIn();
  const goOn = shown.prices.list.getByRole('button', { name: `Continue editing ${shown.sku}` });
  await goOn.waitFor();
  return { ...shown, goOn };
}

/** Every view of the product. */
export const views: readonly View[] = [
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
  { name: 'prices', show: showPrices },
  {
    name: 'prices-scrolled',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.scrollToColumn('SP - USD - 01');
    },
  },
  {
    name: 'prices-filtered',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.filter.click();
      await prices.chooseFilter('Status', 'Active');
      await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
      await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
    },
  },
  {
    name: 'filter-dialog',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.filter.click();
      await prices.chooseFilter('Status', 'Active');
    },
  },
  {
    name: 'columns',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.manageColumns.click();
      await prices.dragHandleOf('Group name').waitFor();
    },
  },
  {
    name: 'price-create',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.createNew.click();
      await prices.form.mainSku.waitFor();
    },
  },
  {
    name: 'price-edit',
    async show(stage) {
      const shown = await showPrices(stage);
      await shown.prices.pickFirst('Edit');
      await shown.prices.form.price('AUD', 1).fill('-1');
    },
  },
  {
    name: 'price-discard',
    async show(stage) {
      const { page, form } = await typePrice(stage);
      await form.cancel.click();
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor();
    },
  },
  {
    name: 'price-conflict',
    async show(stage) {
      const { form, sku } = await typePrice(stage);
      const wire = pricesOf(stage.app, stage.session.accessToken);
      const [record] = await wire.find(sku);
      if (!record) throw new Error(`${sku} is not there.`);
      await wire.change(record, { AUD: ['1250.5', 'POA'], USD: ['3'] });
      await form.submit.click();
      await form.keepMine.waitFor();
    },
  },
  {
    name: 'draft-kept',
    show: loseSession,
  },
  {
    name: 'draft-restored',
    async show(stage) {
      const { goOn, form } = await loseSession(stage);
      await goOn.click();
      await form.sheet.getByText('Your unsaved entries are back').waitFor();
    },
  },
  {
    name: 'part-not-loaded',
    async show(stage) {
      const { prices } = await showPrices(stage);
      stage.proxy.cutAfter('response headers', { only: '/assets/price-form' });
      await prices.createNew.click();
      await prices.list.getByRole('dialog', { name: 'This part could not be shown' }).waitFor();
    },
  },
  {
    name: 'empty',
    async show({ page }) {
      const empty = await startApp({ seed: { kind: 'number', prices: 1 } });
      page.once('close', () => void empty.close());
      const session = await empty.signIn();
      const wire = pricesOf(empty, session.accessToken);
      await Promise.all((await wire.find('')).map(({ ID }) => wire.remove(ID)));
      await storeSession(page, session, empty.url);
      await page.goto(`${empty.url}/prices`);
      await priceListPage(page).list.getByText('No prices yet').waitFor();
    },
  },
  {
    name: 'selectable',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.list.evaluate((list) => list.setAttribute('selectable', ''));
      await prices.grid.getByRole('row').nth(3).getByRole('checkbox').check();
    },
  },
  {
    name: 'toast',
    async show(stage) {
      const { page, prices, host } = await showPrices(stage);
      await Promise.all([page.waitForEvent('download'), prices.download.click()]);
      await host.message('Price downloaded successfully!').waitFor();
    },
  },
  {
    name: 'login-in-place',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await priceListPage(page).signedOut.click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email').waitFor();
    },
  },
  {
    name: 'price-delete',
    async show(stage) {
      const shown = await showPrices(stage);
      await shown.prices.pickFirst('Delete');
      await shown.prices.deleteDialog.waitFor();
    },
  },
  {
    name: 'no-match',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.search.fill('no such thing');
      await prices.list.getByText('Nothing matches').waitFor();
    },
  },
  {
    name: 'loading',
    async show(stage) {
      stage.proxy.drop({ only: 'getPrice' });
      await storeSession(stage.page, stage.session, stage.proxy.url);
      await stage.page.goto(`${stage.proxy.url}/prices`);
      await priceListPage(stage.page).heading.waitFor();
    },
  },
  {
    name: 'loading-again',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      stage.proxy.drop({ only: 'getPrice' });
      await Promise.all([page.waitForRequest(/getPrice$/), prices.search.press('Enter')]);
    },
  },
  {
    name: 'error',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await stage.proxy.refuse();
      await prices.search.press('Enter');
      await prices.list.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'header-menu',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.profileMenu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
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
      await approval.chooseCompany('a');
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
  {
    name: 'notifications',
    async show(stage) {
      const { page, prices, host } = await showPrices(stage);
      await Promise.all([page.waitForEvent('download'), prices.download.click()]);
      await host.message('Price downloaded successfully!').waitFor();
      await host.notifications.click();
    },
  },
  {
    name: 'sign-out',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.profileMenu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await host.confirmSignOut.waitFor();
    },
  },
  {
    name: 'upload-choose',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      await upload.submit.click();
      await upload.panel.getByText('No file selected for upload.').waitFor();
    },
  },
  {
    name: 'upload-preview',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const skus = await prices.skus();
      const rows = skus.map((sku, row) => `${sku};${row === 4 ? '-8,75' : '1.284,5'};${row === 2 ? 'POA' : '12,25'}`);
      await upload.open();
      await upload.choose('SP price list 2026-12.csv', ['Main SKU;SP - AUD - 01;SP - USD - 01', ...rows]);
      await upload.panel.getByText('1 error to correct first').first().waitFor();
    },
  },
  {
    name: 'upload-mapping',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      await upload.choose('march.csv', ['Prices of March', 'Article,Net,Colour', 'A-1,12.5,red', 'A-2,13,blue']);
      await upload.panel.getByRole('heading', { name: 'Map Columns' }).waitFor();
    },
  },
  {
    name: 'duplicates',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const skus = await prices.skus();
      await upload.open();
      await upload.choose('SP price list 2026-12.csv', [
        'MAIN_SKU,SP_AUD_01,SP_AUD_02,SP_USD_01',
        ...skus.slice(0, 8).map((sku, row) => `${sku},${row === 0 ? 0 : 31 + row},29.5,${row === 3 ? 'POA' : 20}`),
      ]);
      await upload.panel.getByText('8 rows checked, no errors.').waitFor();
      await upload.submit.click();
      await upload.panel.getByRole('article').first().waitFor();
      await upload.pair(skus[1]).click();
    },
  },
  {
    name: 'quotes',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.tab('Quotes').click();
      await page
        .locator('pricebook-quotes')
        .getByText(/next release/)
        .waitFor();
    },
  },
  {
    name: 'embed-signed-out',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await priceListPage(page).signedOut.waitFor();
    },
  },
  {
    name: 'gallery',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/`);
      await page.getByRole('link', { name: 'Plain HTML' }).waitFor();
    },
  },
  {
    name: 'embed-article',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/article.html`);
      await page.getByRole('button', { name: 'Enter as the wholesaler' }).click();
      await priceListPage(page).grid.scrollIntoViewIfNeeded();
      await priceListPage(page).grid.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'embed-rtl',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/rtl.html`);
      await page.getByRole('button', { name: 'دخول كموظف مبيعات' }).click();
      await priceListPage(page).grid.getByRole('gridcell').first().waitFor();
      await priceListPage(page).pickFirst('Edit');
      await priceListPage(page).form.price('AUD', 1).waitFor();
    },
  },
  {
    name: 'embed-plain',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await page.getByRole('button', { name: 'Enter as a customer' }).click();
      await priceListPage(page).grid.getByRole('gridcell').first().waitFor();
    },
  },
  ...productViews,
  ...userViews,
  ...companyViews,
];
