import { describe, expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { openPrices } from '../../support/pages/open-prices';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** The price list behind the proxy(). */
const open = async () => {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  return { ...opened, openDialogs: opened.page.locator('dialog[open]') };
};

describe('the filter dialog', () => {
  test('opens at once, shows its choices loading, then offers them', { tags: 'AF03' }, async () => {
    const { prices } = await open();
    const release = proxy().hold({ only: 'priceFiltersData' });
    await prices.filter.click();
    await prices.filterDialog.getByText('Loading').first().waitFor();
    expect(await prices.filterDialog.getByRole('combobox').count()).toBe(0);
    release();
    await prices.chooseFilter('Status', 'Active');
    await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
    await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
  });

  test('closed before its choices load remains closed, over a form too', { tags: 'AF03' }, async () => {
    const { page, prices, openDialogs } = await open();
    const release = proxy().hold({ only: 'priceFiltersData' });
    const answered = page.waitForResponse(/priceFiltersData$/);
    await prices.filter.click();
    await prices.filterDialog.getByRole('button', { name: 'Cancel' }).click();
    await prices.createNew.click();
    await prices.form.price('AUD', 1).fill('12');
    release();
    await (await answered).finished();
    await page.keyboard.type('.5');
    expect(await prices.form.price('AUD', 1).inputValue()).toBe('12.5');
    expect(await openDialogs.count()).toBe(1);
  });
});

describe('a panel whose code fails to load', () => {
  test.each([
    ['price-form', 'Create New'],
    ['filter-dialog', 'Filter'],
    ['column-chooser', 'manage columns'],
  ])('shows a failure over the list with close and retry: %s', { tags: 'AF04' }, async (chunk, button) => {
    const { prices, openDialogs, expectComplaints } = await open();
    expectComplaints(/Failed to load resource|net::ERR/);
    proxy().cutAfter('response headers', { only: `/assets/${chunk}` });
    const opener = prices.list.getByRole('button', { name: button, exact: true });
    const failure = prices.list.getByRole('dialog', { name: 'This part could not be shown' });
    await opener.click();
    await failure
      .getByRole('alert')
      .getByText(/could not be loaded/)
      .waitFor();
    await failure.getByRole('button', { name: 'Cancel' }).click();
    await failure.waitFor({ state: 'detached' });
    await opener.click();
    await failure.waitFor();
    await proxy().restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    await openDialogs.getByRole('button', { name: /^(Create|Save)$/ }).waitFor();
  });
});

test('a double click on Create New or Edit opens one form', { tags: 'AF15' }, async () => {
  const { prices, host, openDialogs } = await open();
  const sku = (await prices.skus())[1] ?? '';
  for (const button of [prices.createNew, prices.editOf(sku)]) {
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await prices.form.sheet.waitFor();
    expect(await openDialogs.count()).toBe(1);
    await prices.form.cancel.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
  }
  expect(await host.message(/./).count()).toBe(0);
});

test('an open form rejects another by method, with a message', async () => {
  const { page, prices, host } = await open();
  await prices.createNew.click();
  await prices.form.sheet.waitFor();
  const refused = await page.evaluate(() =>
    document
      .querySelector('pricebook-prices')
      ?.create()
      .catch((error: Error) => error.message),
  );
  expect(refused).toBe('Close the open form first.');
  await host.message('Close the open form first.').waitFor();
});

test.each(['the session ends', 'the element is removed'])(
  'the promise of a method resolves to undefined when %s',
  { tags: 'AF05' },
  async (event) => {
    const { page, prices } = await open();
    const outcome = page.evaluate(() => document.querySelector('pricebook-prices')?.create());
    await prices.form.sheet.waitFor();
    await page.evaluate((what) => {
      if (what === 'the element is removed') document.querySelector('pricebook-prices')?.remove();
      else {
        const key = Object.keys(localStorage).find((name) => name.startsWith('pricebook.accessToken')) ?? '';
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      }
    }, event);
    expect(await outcome).toBeUndefined();
  },
);

test.each(['refresh', 'download'] as const)(
  '%s() resolves to undefined when its element is removed',
  { tags: ['JC04'] },
  async (method) => {
    const { page, prices } = await open();
    await prices.createNew.waitFor();
    const outcome = await page.evaluate(async (name) => {
      const list = document.querySelector('pricebook-prices');
      const result = list?.[name]();
      list?.remove();
      return [await result];
    }, method);
    expect(outcome).toEqual([undefined]);
  },
);

test('a dialog that opens does not move the pager', { tags: 'NC45' }, async () => {
  const { page, prices, openDialogs } = await open();
  const sku = (await prices.skus())[0] ?? '';
  const nextPage = prices.list.getByRole('button', { name: 'Next page' });
  const top = async () => (await nextPage.boundingBox())?.y;
  const before = await top();
  for (const name of ['Upload', 'Past uploads', 'All changes', 'Filter', `Price history of ${sku}`]) {
    await prices.list.getByRole('button', { name, exact: true }).click();
    await openDialogs.first().waitFor();
    expect([name, await top()]).toEqual([name, before]);
    await page.keyboard.press('Escape');
    await openDialogs.first().waitFor({ state: 'detached' });
  }
});
