import { describe, expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { priceListPage } from '../../support/pages/price-list.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const app = appForTests();
const openPage = freshPages();

/** A foreign page with a writable list, signed in. */
const openList = async () => {
  const { page } = await openPage();
  const session = await app().signIn();
  await storeSession(page, session, app().url);
  await page.goto(`${app().url}/demo/embed/strict.html`);
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell').first().waitFor();
  return {
    page,
    prices,
    wire: pricesOf(app(), session.accessToken),
    element: await page.waitForSelector('pricebook-prices'),
  };
};

describe('scripting', () => {
  test('reports selectable rows as they are chosen', { tags: 'A128' }, async () => {
    const { page, prices, element } = await openList();
    const chosen = element.evaluate(
      (list) =>
        new Promise<readonly unknown[]>((resolve) => {
          list.addEventListener('pricebook-select', (event) => {
            if (event.detail.records.length > 0) resolve(event.detail.records.map(({ MAIN_SKU }) => MAIN_SKU));
          });
          list.setAttribute('selectable', '');
        }),
    );
    const row = prices.grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await row.first().getByRole('checkbox').check();
    const sku = await row.first().getByRole('gridcell').nth(1).innerText();
    expect(await chosen).toEqual([sku]);
  });

  test('refresh, edit, create and download return promises of their results', { tags: 'A129' }, async () => {
    const { page, prices, wire, element } = await openList();
    const refreshed = await element.evaluate((list) => list.refresh());
    expect(refreshed?.query).toMatchObject({ search: '', page: 1, pageSize: 20 });
    expect(refreshed?.items.map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(
      expect.arrayContaining([...(await prices.skus())]),
    );

    const [record] = await wire.find((await prices.skus())[0] ?? '');
    const edited = element.evaluate((list, id) => list.edit(id), record?.ID ?? 0);
    await prices.form.cancel.click();
    expect(await edited).toBeUndefined();

    const [{ MAIN_SKU: sku }] = await wire.unpriced();
    const created = element.evaluate((list) => list.create());
    await prices.form.chooseSku(sku);
    await prices.form.fillOne('7');
    await prices.form.submit.click();
    expect(await created).toMatchObject({ mode: 'create', record: { MAIN_SKU: sku, SP_AUD_01: '7', SP_USD_01: '7' } });

    const [file, response] = await Promise.all([
      page.waitForEvent('download'),
      element.evaluate((list) => list.download()),
    ]);
    expect(response).toEqual({ fileName: file.suggestedFilename() });
  });

  test('lets a page prevent a save and a deletion', { tags: 'A130' }, async () => {
    const { prices, wire, element } = await openList();
    await element.evaluate((list) => {
      list.addEventListener('pricebook-before-save', (event) => event.preventDefault());
      list.addEventListener('pricebook-before-delete', (event) => event.preventDefault());
    });
    const sku = (await prices.skus())[0] ?? '';
    const before = await wire.find(sku);
    await prices.deleteOf(sku).click();
    await prices.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await prices.deleteDialog.waitFor({ state: 'detached' });
    await prices.editOf(sku).click();
    await prices.form.price('AUD', 1).fill('8888');
    await prices.form.submit.click();
    await expect.poll(() => prices.form.submit.isEnabled()).toBe(true);
    expect(await wire.find(sku)).toEqual(before);
  });
});
