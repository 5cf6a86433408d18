import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { demoPassword } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { accessibilityFindings } from '../../support/views/axe';
import { pricesOf } from '../../support/wire/prices-by-wire';

const app = appForTests();
const openPage = freshPages();

test('a page without our buttons drives the list and handles its events', {
  tags: 'FH04',
}, async () => {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/status of 401/);
  await page.goto(`${app().url}/demo/embed/script-only.html`);
  const { accessToken } = await app().signIn();
  const wire = pricesOf(app(), accessToken);
  const prices = priceListPage(page);
  const news = page.locator('#news');
  const expectNews = (text: string | RegExp) => news.filter({ hasText: text }).waitFor();
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
  const rows = page.getByRole('table').getByRole('row');
  const caption = page.getByRole('table').locator('caption');

  // Its own sign-in.
  await page.getByLabel('Password').fill('wrong');
  await button('Enter').click();
  await expectNews(/./);
  await page.getByLabel('Password').fill(demoPassword);
  await button('Enter').click();
  await expect.poll(() => rows.count()).toBe(11);
  expect(await prices.list.getByRole('button').count()).toBe(0);
  expect(await prices.list.getByRole('searchbox').count()).toBe(0);

  expect(await accessibilityFindings(page)).toEqual([]);

  // Attributes set the query, the event has the result.
  await button('Later').click();
  await caption.getByText('Page 2 of').waitFor();
  const [{ MAIN_SKU: added }, { MAIN_SKU: sent }] = await wire.unpriced();
  const [, sku = ''] = await rows.locator('td:first-child').allTextContents();
  await page.getByRole('searchbox', { name: 'Find' }).fill(sku);
  await button('Find').click();
  await caption.getByText('Page 1 of 1, 1 in all').waitFor();

  // Methods open the forms; their results distinguish cancelled from saved.
  await button(`Change ${sku}`).click();
  await prices.form.cancel.click();
  await expectNews('Nothing was changed.');
  await button(`Change ${sku}`).click();
  await prices.form.price('AUD', 1).fill('43.21');
  await prices.form.submit.click();
  await expectNews(`${sku} was saved.`);
  await rows.getByRole('cell', { name: '43.21' }).waitFor();
  await button('New record').click();
  await prices.form.chooseSku(added);
  await prices.form.fillOne('5');
  await prices.form.submit.click();
  await expectNews(`${added} was saved.`);
  const [file] = await Promise.all([page.waitForEvent('download'), button('Save as a spreadsheet').click()]);
  await expectNews(`${file.suggestedFilename()} was saved.`);

  // A file from the page's own input: uploaded at once, reviewed and confirmed, or cancelled.
  const upload = uploadPanel(page);
  const handOver = async (name: string, lines: readonly string[]) => {
    const buffer = Buffer.from(lines.join('\n'));
    await page.getByLabel('Price file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await button('Hand over').click();
    await upload.panel.getByText('1 row checked, no errors.').waitFor();
  };
  await handOver('new.csv', ['MAIN_SKU,SP_AUD_01', `${sent},7`]);
  await upload.submit.click();
  await expectNews('new.csv was accepted: 1 new, 0 changed, 0 as before.');
  await handOver('dearer.csv', ['MAIN_SKU,SP_AUD_01', `${sent},8`]);
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await expectNews('dearer.csv was confirmed: 0 new, 1 changed, 0 as before.');
  await handOver('never.csv', ['MAIN_SKU,SP_AUD_01', `${sent},9`]);
  await page.keyboard.press('Escape');
  await expectNews('Nothing was changed.');
  expect(await wire.find(sent)).toMatchObject([{ SP_AUD_01: '8' }]);

  // Its own sign-out; no message of ours was shown.
  expect(await page.locator('.pricebook-toast').count()).toBe(0);
  await button('Leave').click();
  await button('Enter').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await prices.signedOut.count()).toBe(0);
});
