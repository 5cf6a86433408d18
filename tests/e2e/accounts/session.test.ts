import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { hostPage } from '../../support/pages/host.page';
import { isFocused } from '../../support/pages/keyboard';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';
import { profilePage } from '../../support/pages/people.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it expires the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();
const open = () => openPrices(openPage, app());
const storedKeys = () => Object.keys(localStorage).sort();

describe('without a session', () => {
  test.each(['/prices', '/quotes'])(
    '%s leads to the sign-in page, and signing in to the products',
    { tags: ['A005', 'A048', 'A053'] },
    async (path) => {
      const { page } = await openPage();
      await page.goto(app().url + path);
      await loginPage(page).submit.waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await loginPage(page).signIn();
      await page.waitForURL(`${app().url}/products`);
    },
  );

  test('the sign-in page has the product’s heading and no tabs', { tags: 'A002' }, async () => {
    const { page } = await openPage();
    await page.goto(app().url);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/price\s*book/i);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});

describe('signing in', () => {
  test('stores token and user information under the origin of the API', {
    tags: ['A012', 'A042', 'A045', 'EP11'],
  }, async () => {
    const { page } = await openPage();
    await page.goto(app().url);
    await loginPage(page).signIn();
    await page.waitForURL('**/products');
    expect(await page.evaluate(storedKeys)).toEqual(
      expect.arrayContaining([`pricebook.accessToken@${app().url}`, `pricebook.userInfo@${app().url}`]),
    );
    expect(await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`)).toContain(
      'admin@pricebook.test',
    );
  });

  test('with a wrong password shows Login Failed and preserves the email', { tags: 'A046' }, async () => {
    const { page, expectComplaints } = await openPage();
    expectComplaints(/status of 401/);
    await page.goto(app().url);
    await loginPage(page).signIn('admin@pricebook.test', 'not the password');
    await hostPage(page).message('Login Failed').waitFor();
    expect(await loginPage(page).email.inputValue()).toBe('admin@pricebook.test');
    expect(await page.evaluate(storedKeys)).not.toContain(`pricebook.accessToken@${app().url}`);
  });
});

describe('the header', () => {
  test('shows the two-part title, the user’s name, and the areas', { tags: ['A001', 'A006'] }, async () => {
    const { page, host } = await open();
    await page
      .locator('pricebook-header')
      .getByText(/^Price\s*Book$/)
      .waitFor();
    await host.profileMenu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('navigation', { name: 'Areas' }).getByRole('link').allInnerTexts()).toEqual([
      'Quotes',
      'Products Management',
      'Company Management',
      'User Management',
      'Price List',
    ]);
  });

  test('lists the messages of this visit', { tags: 'A008' }, async () => {
    const { page, prices, host } = await open();
    await Promise.all([page.waitForEvent('download'), prices.download.click()]);
    await host.message('Price downloaded successfully!').waitFor();
    await host.notifications.click();
    await page.getByRole('banner').getByText('Price downloaded successfully!').waitFor();
  });

  test('announces in the quotes tab that the feature arrives next release', { tags: 'A003' }, async () => {
    const { page, host } = await open();
    await host.tab('Quotes').click();
    await page.waitForURL('**/quotes');
    await page
      .locator('pricebook-quotes')
      .getByText(/under development.*next release/)
      .waitFor();
  });
});

describe('signing out', () => {
  test('asks first, and No changes nothing', { tags: ['A009', 'A011'] }, async () => {
    const { page, host, prices } = await open();
    await host.profileMenu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await host.confirmSignOut.getByText('Before proceeding, please confirm your intent to log out.').waitFor();
    await host.confirmSignOut.getByRole('button', { name: 'No', exact: true }).click();
    await host.confirmSignOut.waitFor({ state: 'detached' });
    expect(await prices.grid.count()).toBe(1);
    expect(await page.evaluate(storedKeys)).toContain(`pricebook.accessToken@${app().url}`);
  });

  test('clears all local storage and leads to the sign-in page', { tags: 'A010' }, async () => {
    const { page, host } = await open();
    await page.evaluate(() => localStorage.setItem('something else', 'of this origin'));
    await host.signOut('Yes');
    await loginPage(page).submit.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(storedKeys)).toEqual([]);
  });

  test('in one tab signs the other tab out too, naming the loss', { tags: ['A101', 'LS05'] }, async () => {
    const { context, host } = await open();
    const other = await context.newPage();
    await other.goto(`${app().url}/prices`);
    const prices = priceListPage(other);
    await prices.grid.getByRole('gridcell').first().waitFor();
    await prices.createNew.click();
    await prices.form.price('AUD', 1).fill('66.7');
    await host.signOut('Yes');
    await loginPage(other).submit.waitFor();
    expect(new URL(other.url()).pathname).toBe('/');
    await hostPage(other)
      .message('Signed out in another tab.')
      .getByText('What was typed here was not saved.', { exact: false })
      .waitFor();
    // This tab has no typed input.
    expect(await host.message('Signed out in another tab.').count()).toBe(0);
  });

  test('in one tab names what another tab loses of an upload or profile', { tags: 'LS05' }, async () => {
    const { context, host } = await open();
    const [uploading, profiling] = [await context.newPage(), await context.newPage()];
    await uploading.goto(`${app().url}/prices`);
    const upload = uploadPanel(uploading);
    await upload.open();
    await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', 'AD-AC-005-BGE,12']);
    await upload.submit.waitFor();
    await profiling.goto(`${app().url}/quotes`);
    const profile = profilePage(profiling);
    await profile.open();
    await profile.deviceName.fill('My phone');
    await host.signOut('Yes');
    const losses = [
      [uploading, 'The upload here was closed.'],
      [profiling, 'What was typed here was not saved.'],
    ] as const;
    // At once, because each remains for some seconds only.
    await Promise.all(
      losses.map(([page, loss]) => hostPage(page).message('Signed out in another tab.').getByText(loss).waitFor()),
    );
  });
});

describe('a session that has expired', () => {
  const openExpired = async (at?: string) => {
    const opened = await openPrices(openPage, app(), at === undefined ? {} : { at });
    opened.expectComplaints(/status of 401/);
    return opened;
  };

  test('ends with one message and leads to the sign-in page', { tags: ['A049', 'A070'] }, async () => {
    const { page, host, prices } = await openExpired();
    aheadMs += tokenLifeMs;
    await prices.search.press('Enter');
    await loginPage(page).submit.waitFor();
    await host.message(/./).first().waitFor();
    expect(await host.message(/./).count()).toBe(1);
    expect(await page.evaluate(storedKeys)).toEqual([]);
  });

  test('ends once, however many requests were refused', { tags: 'A095' }, async () => {
    const { page, host } = await openExpired();
    const signOuts = await page.evaluateHandle(() => {
      const reasons: string[] = [];
      window.addEventListener('pricebook-signout', ({ detail }) => reasons.push(detail.reason));
      return reasons;
    });
    aheadMs += tokenLifeMs;
    // Simultaneous requests: the first refusal removes the list.
    await page.evaluate(() => {
      const list = document.querySelector('pricebook-prices');
      for (let widget = 0; widget < 3; widget++) list?.after(document.createElement('pricebook-prices'));
      list?.refresh().catch(() => undefined);
      list?.download().catch(() => undefined);
    });
    await host.message(/./).first().waitFor();
    await loginPage(page).submit.waitFor();
    expect(await signOuts.jsonValue()).toEqual(['unauthorized']);
    expect(await host.message(/./).count()).toBe(1);
  });

  test('remains signed in when a refusal arrives after a new sign-in', { tags: 'A094' }, async () => {
    const proxy = await createProxy(app().url);
    try {
      const { page, context, host, prices, expectComplaints } = await openExpired(proxy.url);
      const other = await context.newPage();
      expectComplaints(/favicon/);
      await other.goto(`${proxy.url}/health`);
      aheadMs += tokenLifeMs;
      const release = proxy.hold({ only: 'getPrice' });
      const refused = page.waitForResponse((response) => response.status() === 401);
      await Promise.all([page.waitForRequest(/getPrice$/), prices.search.press('Enter')]);
      const { accessToken } = await app().signIn();
      const key = `pricebook.accessToken@${proxy.url}`;
      await other.evaluate(([name, token]) => localStorage.setItem(name, token), [key, accessToken] as const);
      release();
      await refused;
      await proxy.restore();
      await prices.search.press('Enter');
      await prices.grid.getByRole('gridcell').first().waitFor();
      expect(await host.message(/./).count()).toBe(0);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(accessToken);
    } finally {
      await proxy.close();
    }
  });

  test('preserves typed input in an open form for the same user', { tags: 'A104' }, async () => {
    const { page, prices } = await openExpired();
    const sku = (await prices.skus())[0] ?? '';
    await prices.editOf(sku).click();
    await prices.form.sheet.waitFor();
    await prices.form.price('AUD', 1).fill('66.5');
    aheadMs += tokenLifeMs;
    await prices.form.submit.click();
    await loginPage(page).signIn();
    await page.waitForURL('**/prices');
    await prices.editOf(sku).click();
    await prices.form.sheet.getByText('Your unsaved entries are back').waitFor();
    await expect.poll(async () => (await prices.form.values('AUD'))[0]).toBe('66.5');
  });

  test('offers typed input again on the list until used or discarded', {
    tags: 'AF11',
  }, async () => {
    const { page, prices } = await openExpired();
    const sku = (await prices.skus())[0] ?? '';
    await prices.editOf(sku).click();
    await prices.form.price('AUD', 1).fill('66.6');
    aheadMs += tokenLifeMs;
    await prices.form.submit.click();
    await loginPage(page).signIn();
    await prices.search.fill('no such thing');
    await prices.list.getByText('Nothing matches').waitFor();
    const continueEditing = prices.list.getByRole('button', { name: `Continue editing ${sku}` });
    await continueEditing.click();
    await prices.form.sheet.getByText('Your unsaved entries are back').waitFor();
    expect(await prices.form.mainSku.inputValue()).toBe(sku);
    expect((await prices.form.values('AUD'))[0]).toBe('66.6');
    await prices.form.sheet.getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('dialog', { name: 'Discard what you typed?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    expect(await isFocused(prices.form.price('AUD', 1))).toBe(true);
    await prices.form.cancel.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
    await continueEditing.waitFor({ state: 'detached' });
  });

  test('allows the offer to be dismissed', { tags: 'AF11' }, async () => {
    const { page, prices } = await openExpired();
    await prices.createNew.click();
    await prices.form.price('AUD', 1).fill('66.6');
    aheadMs += tokenLifeMs;
    await page.evaluate(() =>
      document
        .querySelector('pricebook-prices')
        ?.refresh()
        .catch(() => undefined),
    );
    await loginPage(page).signIn();
    const offer = prices.list.getByRole('status').filter({ hasText: 'Unsaved entries' });
    await offer.getByRole('button', { name: 'Continue editing the new price' }).waitFor();
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await offer.waitFor({ state: 'detached' });
    expect(await isFocused(prices.search)).toBe(true);
  });
});
