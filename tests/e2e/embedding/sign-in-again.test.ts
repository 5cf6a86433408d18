import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { withPricebook } from '../../support/app/embed-script';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { profilePage } from '../../support/pages/people.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { accessibilityFindings } from '../../support/views/axe';
import { pricesOf } from '../../support/wire/prices-by-wire';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it ends the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();
const endSessions = () => {
  aheadMs += tokenLifeMs;
};

/** A foreign page with a header and a price list, signed in. */
async function openEmbedded() {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/status of 401/);
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(`${app().url}/demo/embed/strict.html`);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('pricebook-header')));
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell').first().waitFor();
  const list = page.locator('pricebook-prices');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  return {
    page,
    prices,
    list,
    dialog,
    host: hostPage(page),
    signInButton: list.getByRole('button', { name: 'Sign In', exact: true }),
    async signInAgain() {
      await dialog.getByText('Your session has ended. Please sign in again.').first().waitFor();
      await loginPage(page).signIn();
      await dialog.waitFor({ state: 'detached' });
      await prices.grid.getByRole('gridcell').first().waitFor();
    },
  };
}

const refreshLists = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('pricebook-prices, pricebook-products')].map(async (list) => {
        if ('refresh' in list && typeof list.refresh === 'function') await list.refresh().catch(() => undefined);
      }),
    ),
  );

test('several lists whose session ends open the sign-in once, and closing it leaves its button', {
  tags: 'RC28',
}, async () => {
  const { page, dialog, signInButton } = await openEmbedded();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('pricebook-products')));
  await page.locator('pricebook-products').getByRole('gridcell').first().waitFor();
  endSessions();
  await refreshLists(page);
  await dialog.getByText('Your session has ended. Please sign in again.').first().waitFor();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect.poll(() => email.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  // The dialog says it, so no message repeats it.
  expect(await page.getByText('Your session has ended. Please sign in again.').filter({ visible: true }).count()).toBe(
    1,
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName.startsWith('PRICEBOOK-'))).toBe(true);
  await signInButton.click();
  await loginPage(page).signIn();
  await page.locator('pricebook-products').getByRole('gridcell').first().waitFor();
});

test('a price in an open editor is offered after signing in over the page', { tags: ['RC28', 'NC04'] }, async () => {
  const { page, prices, list, signInAgain } = await openEmbedded();
  await prices.grid
    .getByRole('gridcell')
    .filter({ hasText: /^\d+\.\d\d$/ })
    .first()
    .dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('33.33');
  endSessions();
  await refreshLists(page);
  await signInAgain();
  await list.getByText('These prices were typed and not saved').waitFor();
  await list.getByText(/→ 33\.33/).waitFor();
  await list.getByText('33.33, not saved').waitFor();
});

test('a price whose save meets the end of the session is named over the sign-in, and offered after it', {
  tags: ['RC28', 'NC04'],
}, async () => {
  const { page, prices, list, host, dialog, signInAgain } = await openEmbedded();
  const cell = prices.grid
    .getByRole('gridcell')
    .filter({ hasText: /^\d+\.\d\d$/ })
    .first();
  const typed = (Number(await cell.textContent()) + 0.01).toFixed(2);
  await cell.dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed);
  endSessions();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const message = host.message(typed);
  await message.getByText('Nothing was saved.', { exact: false }).waitFor();
  const isUncovered = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const root = button.getRootNode();
    const found = root instanceof ShadowRoot && root.elementFromPoint(left + width / 2, top + height / 2);
    return found instanceof Element && button.contains(found);
  };
  await expect.poll(() => message.getByRole('button', { name: 'Dismiss' }).evaluate(isUncovered)).toBe(true);
  await signInAgain();
  await list.getByText(new RegExp(`→ ${typed}`)).waitFor();
});

test.each(['confirmed', 'read'])(
  'prices of several cells, whose end of the session is met when they are %s, are offered after it',
  {
    tags: ['RC28', 'NC81'],
  },
  async (when) => {
    const { page, prices, list, signInAgain } = await openEmbedded();
    const cell = prices.grid
      .getByRole('gridcell')
      .filter({ hasText: /^\d+\.\d\d$/ })
      .first();
    const price = await cell.textContent();
    await list.locator('[role=grid][aria-multiselectable=true]').waitFor();
    await cell.click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    const confirm = list.getByRole('dialog').getByRole('button', { name: 'Confirm Changes' });
    await confirm.waitFor();
    endSessions();
    if (when === 'confirmed') await confirm.click();
    else await refreshLists(page);
    await signInAgain();
    await list.getByText('were typed and not saved', { exact: false }).waitFor();
    await list
      .getByRole('listitem')
      .filter({ hasText: `→ ${price}` })
      .first()
      .waitFor();
  },
);

test('a form is back after signing in over the page', { tags: 'RC28' }, async () => {
  const { page, prices, signInAgain } = await openEmbedded();
  await prices.editOf((await prices.skus())[0] ?? '').click();
  await prices.form.price('AUD', 1).fill('66.7');
  endSessions();
  await prices.form.submit.click();
  await signInAgain();
  await page.getByRole('button', { name: 'Continue editing' }).first().click();
  expect(await prices.form.price('AUD', 1).inputValue()).toBe('66.7');
});

test('a checked file is back after signing in over the page', { tags: ['RC28', 'RC20'] }, async () => {
  const { page, host, signInAgain } = await openEmbedded();
  const upload = uploadPanel(page);
  await upload.open();
  const { accessToken } = await app().signIn();
  const [{ MAIN_SKU: unpriced }] = await pricesOf(app(), accessToken).unpriced();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${unpriced},12.5`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  endSessions();
  await upload.submit.click();
  await signInAgain();
  await page.getByText('prices.csv is still open, as you left it').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await upload.submit.click();
  await host.message(/1 new|created/i).waitFor();
});

test('the profile in the header leads to the sign-in, and is back after it', { tags: 'RC28' }, async () => {
  const { page, signInAgain } = await openEmbedded();
  const profile = profilePage(page);
  await profile.open();
  await profile.name.fill('Another Name');
  endSessions();
  await profile.save.click();
  await signInAgain();
  expect(await page.locator('pricebook-profile').count()).toBe(0);
  await profile.open();
  expect(await profile.name.inputValue()).toBe('Another Name');
});

test('the sign-in closes when the page hands over a session', { tags: 'RC28' }, async () => {
  const { page, dialog, prices } = await openEmbedded();
  endSessions();
  await refreshLists(page);
  await dialog.waitFor();
  const { accessToken, userInfo } = await app().signIn();
  await withPricebook(page, `pricebook.setSession(${JSON.stringify({ accessToken, userInfo })}, { apiBase: '/' })`);
  await dialog.waitFor({ state: 'detached' });
  await prices.grid.getByRole('gridcell').first().waitFor();
});

test.each([
  ['handles the navigation', `document.addEventListener('pricebook-navigate', (event) => event.preventDefault())`],
  ['has a route to its own sign-in', `pricebook.configure({ routes: { login: '/sign-in' } })`],
  ['hides the list', `document.querySelector('pricebook-prices').hidden = true`],
])('a page that %s is left as it is', { tags: 'RC28' }, async (_, expression) => {
  const { page, list, dialog } = await openEmbedded();
  await withPricebook(page, expression);
  endSessions();
  const address = page.url();
  await refreshLists(page);
  await list.evaluate((element) => element.removeAttribute('hidden'));
  await list.getByText('Sign in to see this list').waitFor();
  expect([await dialog.count(), page.url()]).toEqual([0, address]);
});

test('a stored session that was refused at once shows the button alone, and so does signing out', {
  tags: 'RC28',
}, async () => {
  const { page, dialog, signInButton, prices } = await openEmbedded();
  endSessions();
  await page.reload();
  await signInButton.waitFor();
  expect(await dialog.count()).toBe(0);
  await page.getByRole('button', { name: 'Enter as a customer' }).click();
  await prices.grid.getByRole('gridcell').first().waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await signInButton.waitFor();
  expect(await dialog.count()).toBe(0);
});
