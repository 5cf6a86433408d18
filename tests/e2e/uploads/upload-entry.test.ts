import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openCompanies } from '../../support/pages/open-companies';
import { openPrices } from '../../support/pages/open-prices';
import { openUploadAfterAnotherPage } from '../../support/pages/open-upload';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

/** Drags files over an element and drops them. Resolves to whether the page was kept from opening them. */
const dropOn = (element: Locator, files: Readonly<Record<string, string>>, type: 'dragover' | 'drop' = 'drop') =>
  element.evaluate(
    (target, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of Object.entries(given.files)) dataTransfer.items.add(new File([text], name));
      const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      return !target.dispatchEvent(new DragEvent(given.type, init));
    },
    { files, type },
  );

test('a file that was open when the user went back is offered, and goes on where it was', {
  tags: 'NC120',
}, async () => {
  const { page, upload, prices, skus } = await openUploadAfterAnotherPage(openPage, app());
  const [sku = ''] = skus;
  await upload.choose('open.csv', ['MAIN_SKU,SP_AUD_01', `${sku},71.5`]);
  const price = upload.panel.getByRole('gridcell', { name: '71.50' });
  await price.waitFor();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  await page.goForward();
  await prices.list.getByText('open.csv is still open, as you left it').waitFor();
  await prices.button('Continue').click();
  await price.waitFor();
  await upload.submit.waitFor();
});

test('discarding a file that is still open asks first where rows were left out of it', { tags: 'QC147' }, async () => {
  const { page, upload, prices, skus } = await openUploadAfterAnotherPage(openPage, app());
  const [sku = '', other = ''] = skus;
  await upload.choose('chosen.csv', ['MAIN_SKU,SP_AUD_01', `${sku},71.5`, `${other},72.5`]);
  await upload.panel.getByRole('button', { name: 'Leave out row 3' }).click();
  await upload.panel.getByRole('button', { name: 'Take back row 3' }).waitFor();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  await page.goForward();
  const offer = prices.list.getByText('chosen.csv is still open, as you left it');
  await offer.waitFor();
  const question = prices.list.getByRole('dialog', { name: 'Discard your choices?' });
  await prices.button('Discard').click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  await offer.waitFor();
  await prices.button('Discard').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await offer.waitFor({ state: 'detached' });
});

test('a file that was still being read when the user went back is read on, and offered', {
  tags: 'QC130',
}, async () => {
  const { page, upload, prices, skus } = await openUploadAfterAnotherPage(openPage, app());
  const [sku = ''] = skus;
  await page.keyboard.press('Escape');
  await upload.panel.waitFor({ state: 'detached' });
  const release = await holdRequests(page, /getMainSkus/);
  await upload.open();
  await upload.choose('early.csv', ['MAIN_SKU,SP_AUD_01', `${sku},71.5`]);
  await upload.panel.getByText('Reading early.csv').waitFor();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  release();
  await page.goForward();
  await prices.list.getByText('early.csv is still open, as you left it').waitFor();
  await prices.button('Continue').click();
  await upload.panel.getByRole('gridcell', { name: '71.50' }).waitFor();
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  expect(await upload.panel.getByText('Superseded').count()).toBe(0);
});

test('a review that waits is named on the list, and opened from there', { tags: ['NU05', 'NU04'] }, async () => {
  const { page, upload, prices, skus } = await openUploadAfterAnotherPage(openPage, app());
  const [sku = '', other = ''] = skus;
  await upload.choose('three.csv', ['MAIN_SKU,SP_AUD_01,SP_AUD_02', `${sku},7771,7772`, `${other},7773,`]);
  await upload.submit.click();
  await upload.change(sku, 'SP - AUD - 02').uncheck();
  await upload.pair(other).uncheck();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  await page.goForward();
  const title = 'An upload waits for your confirmation: 1 change of three.csv';
  await prices.list.getByText(title).waitFor();

  await prices.button('Review').click();
  await upload.panel.getByText('Resolve Duplicates').waitFor();
  expect(await upload.change(sku, 'SP - AUD - 02').isChecked()).toBe(false);
  expect(await prices.list.getByText(title).count()).toBe(0);
  await page.reload();
  await prices.list.getByText(title).waitFor();

  // A file that is dropped meanwhile does not replace the review unasked.
  await dropOn(prices.grid, { 'next.csv': `MAIN_SKU,SP_AUD_01\n${sku},5` });
  await upload.panel.getByText('1 change of three.csv is still to be confirmed, with your choices.').waitFor();
  await page.keyboard.press('Escape');
  await upload.panel.waitFor({ state: 'detached' });

  await prices.button('Discard').click();
  const question = prices.list.getByRole('dialog', { name: 'Discard this review?' });
  await question.getByText('None of the changes of three.csv is written', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await prices.button('Discard').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await prices.list.getByText(title).waitFor({ state: 'detached' });
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await prices.list.getByText(title).count()).toBe(0);
});

test('a spreadsheet dropped on the list opens the upload with it', { tags: 'NU06' }, async () => {
  const { prices, page } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [sku] = await prices.skus();
  const target = prices.list.getByText('Drop the file here to upload it');
  const sheet = { 'dropped.csv': `MAIN_SKU,SP_AUD_01\n${sku},5` };
  // The list keeps the page from opening the file before it can read it.
  await expect
    .poll(async () => {
      await dropOn(prices.grid, sheet, 'dragover');
      return target.isVisible();
    })
    .toBe(true);
  expect(await dropOn(prices.grid, sheet)).toBe(true);
  await target.waitFor({ state: 'hidden' });
  await upload.panel.getByText('dropped.csv').waitFor();
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.panel.getByRole('button', { name: 'Cancel' }).click();
  await upload.panel.waitFor({ state: 'detached' });

  await dropOn(prices.heading, { ...sheet, 'second.csv': 'MAIN_SKU' });
  await upload.panel.getByText('2 files were dropped and none was read', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Cancel' }).click();
  await upload.panel.waitFor({ state: 'detached' });

  await dropOn(prices.grid, { 'picture.png': '\u0089PNG\r\n\u001a\n' });
  await upload.panel.getByText('picture.png cannot be read').waitFor();
});

test('a file dropped on a form or another list stays out of the page', { tags: 'NU06' }, async () => {
  const { prices, page } = await openPrices(openPage, app());
  await prices.createNew.click();
  const form = prices.list.getByRole('dialog');
  // Until its code has loaded, another dialog takes its place.
  await prices.form.mainSku.waitFor();
  expect(await dropOn(form, { 'a.csv': 'x' })).toBe(true);
  expect(await dropOn(page.locator('body'), { 'a.csv': 'x' })).toBe(true);
  expect(await form.count()).toBe(1);
  const { companies } = await openCompanies(openPage, app());
  expect(await dropOn(companies.grid, { 'a.csv': 'x' })).toBe(true);
  expect(await companies.list.getByRole('dialog').count()).toBe(0);
});
