import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it expires the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

/** Types a rule for many prices. */
async function typeRule() {
  const opened = await openPrices(openPage, app());
  const change = changePricesPage(opened.page);
  await change.open.click();
  await change.field('Per cent').fill('7');
  await change.level('02').uncheck();
  return { ...opened, change };
}

const isKept = async ({ field, level, form }: ReturnType<typeof changePricesPage>) => {
  await form.getByText('Your unsaved entries are back').waitFor();
  expect(await field('Per cent').inputValue()).toBe('7');
  expect(await level('02').isChecked()).toBe(false);
};

test('a typed rule for many prices comes back after signing in again, until it is discarded', {
  tags: 'RC23',
}, async () => {
  const { page, change, expectComplaints } = await typeRule();
  expectComplaints(/status of 401/);
  aheadMs += tokenLifeMs;
  await change.preview.click();
  await loginPage(page).signIn();
  await page.waitForURL(/prices/);
  await isKept(change);

  await change.form.getByRole('button', { name: 'Discard' }).click();
  expect(await change.field('Per cent').inputValue()).toBe('');
  await change.form.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await change.open.waitFor();
  expect(await change.form.count()).toBe(0);
});

test('a typed rule for many prices survives a reload, and is gone once the form was cancelled', {
  tags: 'RC23',
}, async () => {
  const { page, change } = await typeRule();
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await isKept(change);

  await change.form.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Discard/ })
    .last()
    .click();
  await change.form.waitFor({ state: 'detached' });
  await page.reload();
  await change.open.waitFor();
  expect(await change.form.count()).toBe(0);
});
