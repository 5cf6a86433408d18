import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { openOnePrice } from '../../support/pages/one-price';
import { openPrices } from '../../support/pages/open-prices';
import { profilePage } from '../../support/pages/people.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { whenEditable } from '../../support/pages/when-editable';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it expires the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

/** Signs another user in, in another tab. */
async function signInOtherUser(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto(`${app().url}/health`);
  const { accessToken, userInfo } = await app().signIn('sales@pricebook.test');
  await tab.evaluate(
    ([token, user]) => {
      localStorage.setItem(`pricebook.userInfo@${location.origin}`, user);
      localStorage.setItem(`pricebook.accessToken@${location.origin}`, token);
    },
    [accessToken, JSON.stringify(userInfo)] as const,
  );
  await tab.close();
}

/** Signs another user in, and copies what the message offers. Returns it, and what the tab still stores of the first user. */
async function copyFromMessage(page: Page, context: BrowserContext, text: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInOtherUser(context);
  const host = hostPage(page);
  const message = host.message('Another user has signed in.').filter({ hasText: text });
  await message.getByRole('button', { name: 'Copy' }).click();
  await host.message('What was typed was copied.').waitFor();
  await message.waitFor({ state: 'detached' });
  return page.evaluate(async () => ({
    copied: await navigator.clipboard.readText(),
    stored: Object.keys(sessionStorage).filter((key) => key.includes('draft')),
  }));
}

test('another user who signs in in another tab lets this one copy what was typed', { tags: 'RC21' }, async () => {
  const { context, page, prices } = await openPrices(openPage, app());
  await prices.editOf((await prices.skus())[0] ?? '').click();
  await prices.form.price('AUD', 1).fill('66.7');
  const { copied, stored } = await copyFromMessage(page, context, 'What was typed here was not saved.');
  expect(copied).toContain('66.7');
  expect(stored).toEqual([]);
  expect(await page.getByText('Continue editing', { exact: false }).count()).toBe(0);
});

test('another user lets this one copy prices that are not saved, and sees none of them', {
  tags: 'RC21',
}, async () => {
  const { context, page, sku, typeInto, cell, host, prices } = await openOnePrice(openPage, app());
  await typeInto('SP - AUD - 01', '84,20');
  await (await cell('SP - AUD - 02')).click();
  await host.takeMessage(`SP - AUD - 01 of ${sku}: 84,20`);
  const name = `SP - AUD - 01 of ${sku}: 84,20`;
  const { copied, stored } = await copyFromMessage(page, context, 'What was typed here was not saved.');
  expect(copied).toBe(name);
  expect(stored).toEqual([]);
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await page.getByText('84,20').count()).toBe(0);
});

test('another user lets this one copy a half-typed price', { tags: 'RC21' }, async () => {
  const { context, page, sku, typeInto, cell } = await openOnePrice(openPage, app());
  await whenEditable(page, await cell('SP - AUD - 01'));
  await typeInto('SP - AUD - 01', '11.5');
  const { copied, stored } = await copyFromMessage(page, context, 'What was typed here was not saved.');
  expect(copied).toBe(`SP - AUD - 01 of ${sku}: 11.5`);
  expect(stored).toEqual([]);
});

test('another user does not see the messages of this one', { tags: 'RC29' }, async () => {
  const { context, page, sku, change, host } = await openOnePrice(openPage, app());
  await change('SP - AUD - 01', '11');
  const message = host.message(`SP - AUD - 01 of ${sku}`).first();
  await message.getByRole('button', { name: 'Undo' }).waitFor();
  // It would stay while the pointer is over it.
  await message.hover();
  await signInOtherUser(context);
  await message.waitFor({ state: 'detached' });
  expect(await page.getByText('Undo').count()).toBe(0);
});

test('a price that waits for an answer is not offered to another user', { tags: 'RC21' }, async () => {
  const { context, page, sku, change, prices, host } = await openOnePrice(openPage, app());
  await change('SP - AUD - 01', '100');
  await prices.list.getByRole('dialog', { name: 'Save This Change?' }).waitFor();
  const { copied, stored } = await copyFromMessage(page, context, 'What was typed here was not saved.');
  expect(copied).toContain(`SP - AUD - 01 of ${sku}: from 10.00 to 100.00`);
  expect(stored).toEqual([]);
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await prices.list.getByText('These prices were typed and not saved').count()).toBe(0);
  expect(await host.message('the price list offers it again').count()).toBe(0);
});

test('another user lets this one copy the choices of an open upload', { tags: 'RC21' }, async () => {
  const { context, page } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01,Remarks', 'AD-AC-005-BGE,12.5,x']);
  await upload.submit.waitFor();
  const { copied } = await copyFromMessage(page, context, 'The upload here was closed.');
  expect(copied.split('\n')).toEqual(['prices.csv', 'MAIN_SKU: Main SKU', 'SP_AUD_01: SP - AUD - 01']);
  await upload.panel.waitFor({ state: 'detached' });
  await upload.open();
  expect(await page.getByText('prices.csv', { exact: false }).count()).toBe(0);
});

test('another user lets this one copy a rule for prices, and the changes in its review', { tags: 'RC21' }, async () => {
  const openRule = async () => {
    const opened = await openPrices(openPage, app());
    const change = changePricesPage(opened.page);
    await change.open.click();
    await change.field('Per cent').fill('3');
    return { ...opened, change };
  };
  const rule = await openRule();
  const { copied, stored } = await copyFromMessage(rule.page, rule.context, 'What was typed here was not saved.');
  expect(copied).toMatch(/^\+3 % on AUD 01–20/);
  expect(stored).toEqual([]);

  const review = await openRule();
  await review.change.preview.click();
  await review.change.confirm.waitFor();
  const changes = await copyFromMessage(review.page, review.context, 'What was typed here was not saved.');
  expect(changes.copied).toMatch(/\nAD-AC-005-BGE, SP - AUD - 01: \d+\.\d\d → \d+\.\d\d\n/);
  await review.change.review.waitFor({ state: 'detached' });
  expect(changes.stored).toEqual([]);
});

test('another user lets this one copy what was typed into the profile', { tags: 'RC21' }, async () => {
  const { context, page } = await openPrices(openPage, app());
  const profile = profilePage(page);
  await profile.open();
  await profile.name.fill('Another Name');
  await profile.deviceName.fill('My phone');
  const { copied, stored } = await copyFromMessage(page, context, 'What was typed here was not saved.');
  expect(copied).toBe('Name: Another Name\nDevice name: My phone');
  expect(stored).toEqual([]);
  await profile.dialog.waitFor({ state: 'detached' });
});

test('another user begins with the products after a session has expired, and only its own user returns', {
  tags: 'HC21',
}, async () => {
  const { page, prices, host, expectComplaints } = await openPrices(openPage, app());
  expectComplaints(/status of 401/);
  const searchUntilExpired = async () => {
    await prices.search.fill('turf');
    await prices.search.press('Enter');
    await page.waitForURL('**/prices?search=turf');
    aheadMs += tokenLifeMs;
    await prices.search.press('Enter');
    await loginPage(page).submit.waitFor();
  };
  await searchUntilExpired();
  await page.reload();
  await loginPage(page).signIn('sales@pricebook.test');
  await page.waitForURL((address) => address.pathname !== '/');
  expect(page.url()).toBe(`${app().url}/products`);
  await host.tab('Price List').click();
  await searchUntilExpired();
  await loginPage(page).signIn('sales@pricebook.test');
  await page.waitForURL('**/prices?search=turf');
});
