import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { productsOf } from '../../support/wire/products-by-wire';

interface Templates {
  readonly items: readonly { readonly ID: number; readonly NAME: string }[];
}

const app = appForTests();
const openPage = freshPages();

test('articles of the earlier lists of a template that are not in this one are listed', {
  tags: ['QC52', 'QC53'],
}, async () => {
  const { page, wire, expectComplaints } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const products = productsOf(app(), (await app().signIn()).accessToken);
  for (const sku of ['EARLIER-1', 'EARLIER-2', 'EARLIER-3', 'EARLIER-4']) {
    await products.create({ MAIN_SKU: sku, GROUP_NAME: 'Earlier' });
    await wire.create(sku, { AUD: ['1'], USD: [] });
  }
  const { panel } = upload;
  const missing = page.getByRole('dialog', { name: 'Articles that are not in this list' });
  const send = async (name: string, lines: readonly string[]) => {
    await upload.open();
    await upload.choose(name, ['Nr;Netto 10/26', ...lines]);
    await panel.getByRole('button', { name: 'Use template Earlier' }).click();
    await upload.submit.click();
    await panel.getByRole('button', { name: 'Confirm Changes' }).click();
    await panel.waitFor({ state: 'detached' });
  };

  await upload.open();
  await upload.choose('first.csv', ['Nr;Netto 09/26', 'EARLIER-1;1.01', 'EARLIER-2;1.01']);
  await upload.mapTo('Nr', 'Main SKU');
  await upload.mapTo('Netto 09/26', 'SP - AUD - 01');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name').fill('Earlier');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Not in this list' }).click();
  await missing.getByText('This is the first one.').waitFor();
  await page.keyboard.press('Escape');
  await upload.submit.click();
  await panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await panel.waitFor({ state: 'detached' });
  await send('second.csv', ['EARLIER-3;1.02']);

  await upload.open();
  await upload.choose('third.csv', ['Nr;Netto 11/26', 'EARLIER-2;1.03']);
  await panel.getByRole('button', { name: 'Use template Earlier' }).click();
  await panel.getByText('1 row checked').waitFor();
  await panel.getByRole('button', { name: 'Not in this list' }).click();
  await missing.getByText('EARLIER-1, EARLIER-3', { exact: true }).waitFor();
  const choice = missing.getByLabel('Group or template');
  expect(await choice.locator('option:checked').innerText()).toBe('Earlier lists of template Earlier (2)');
  await missing.getByRole('button', { name: 'Download 2 articles' }).waitFor();
  await choice.selectOption('Earlier (3)');
  await missing.getByText('EARLIER-1, EARLIER-3, EARLIER-4', { exact: true }).waitFor();

  // Another user deletes the template meanwhile.
  await page.keyboard.press('Escape');
  await missing.waitFor({ state: 'detached' });
  const { accessToken } = await app().signIn();
  const { items } = await app().call<Templates>('GET', 'price/getUploadTemplates', accessToken);
  const saved = items.find(({ NAME }) => NAME === 'Earlier');
  await app().call('DELETE', `price/deleteUploadTemplate?ID=${saved?.ID}`, accessToken);
  expectComplaints(/404 .*addTemplateArticles/);
  await upload.submit.click();
  await page.getByText('Template Earlier does not remember the articles of this list.').last().waitFor();
  await panel.getByRole('button', { name: 'Confirm Changes' }).waitFor();
});
