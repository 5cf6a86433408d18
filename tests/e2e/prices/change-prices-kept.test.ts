import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';
import { pricesOf } from '../../support/wire/prices-by-wire';

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
  await page.getByRole('dialog', { name: 'Discard what you typed?' }).getByRole('button', { name: 'Discard' }).click();
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

/** Previews a rule for one record, and returns a function that reads it. */
async function previewRule(sku: string) {
  const opened = await openPrices(openPage, app());
  const { page, prices, wire } = opened;
  const token = (await app().signIn()).accessToken;
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku, STATUS: 'Active' });
  await wire.create(sku, { AUD: ['10'], USD: [] });
  await prices.search.fill(sku);
  await prices.total(1).waitFor();
  const change = changePricesPage(page);
  await change.open.click();
  await change.field('Per cent').fill('3');
  await change.preview.click();
  await change.pair(sku).waitFor();
  // Signs in anew, because the test may have expired the sessions.
  const stored = async () => (await pricesOf(app(), (await app().signIn()).accessToken).find(sku))[0];
  return { ...opened, change, stored };
}

/** Confirms the change of a record whose answer never reaches the page; resolves once it is stored. */
async function confirmWithoutAnswer({ page, change }: Awaited<ReturnType<typeof previewRule>>): Promise<void> {
  let reportSaved = () => {};
  const saved = new Promise<void>((resolve) => {
    reportSaved = resolve;
  });
  await page.route('**/price/confirmChanges', async (route) => {
    await route.fetch();
    reportSaved();
  });
  await change.confirm.click();
  await saved;
}

test('a rule that may have been applied is not offered again after a reload: what is known of it is told', {
  tags: 'NC100',
}, async () => {
  const opened = await previewRule('TWICE');
  const { page, change, stored, expectComplaints } = opened;
  expectComplaints(/Failed to fetch|net::ERR/);
  page.on('dialog', (question) => question.accept());
  await confirmWithoutAnswer(opened);
  await page.reload();
  await change.form.getByText(/“TWICE”.* was interrupted .* Changed: 0 records\. Not known: 1 record\./).waitFor();
  expect(await change.form.getByText('Your unsaved entries are back').count()).toBe(0);
  expect(await change.field('Per cent').inputValue()).toBe('');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10.3' });

  await change.form.getByRole('button', { name: 'Cancel' }).click();
  await change.form.waitFor({ state: 'detached' });
  await page.reload();
  await change.open.waitFor();
  expect(await change.form.count()).toBe(0);
});

test('what is known of a rule whose window was closed is told in the next window', { tags: 'NC125' }, async () => {
  const opened = await previewRule('CLOSED');
  const { page, expectComplaints } = opened;
  expectComplaints(/Failed to fetch|net::ERR/);
  page.on('dialog', (question) => question.accept());
  await confirmWithoutAnswer(opened);
  const next = await page.context().newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await next.goto(`${app().url}/prices`);
  const { form } = changePricesPage(next);
  await form.getByText(/“CLOSED”.* was interrupted .* Not known: 1 record\./).waitFor();
});

test('a rule of which nothing was saved when the session ended comes back, and the form says that nothing was saved', {
  tags: 'NC100',
}, async () => {
  const { page, change, stored, expectComplaints } = await previewRule('NOTHING');
  expectComplaints(/status of 401/);
  aheadMs += tokenLifeMs;
  await change.confirm.click();
  await loginPage(page).signIn();
  await page.waitForURL(/prices/);
  await change.form.getByText(/^Nothing of “\+3 %.*” was saved/).waitFor();
  expect(await change.field('Per cent').inputValue()).toBe('3');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
});
