import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openOnePrice } from '../../support/pages/one-price';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

test('Space, Delete and pasting open no editor, Enter and F2 do', { tags: 'LL05' }, async () => {
  const { page, prices, cell, editor } = await openOnePrice(openPage, app());
  const first = await cell('SP - AUD - 01');
  await first.click();
  for (const key of [' ', 'Shift+ ', 'Delete', 'Backspace', 'Control+V']) {
    await page.keyboard.press(key);
    expect([key, await prices.grid.getByRole('textbox').count()]).toEqual([key, 0]);
  }
  expect(await first.innerText()).toBe('10.00');
  for (const key of ['F2', 'Enter']) {
    await page.keyboard.press(key);
    expect(await editor('SP - AUD - 01').inputValue()).toBe('10.00');
    await page.keyboard.press('Escape');
    await editor('SP - AUD - 01').waitFor({ state: 'detached' });
  }
});

test('a page change waits for an open editor with an invalid price', { tags: 'LL05' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const skus = await prices.skus();
  const place = await prices.scrollToColumn('SP - AUD - 01');
  await prices
    .rowOf(skus[0] ?? '')
    .locator(`[role=gridcell][aria-colindex="${place}"]`)
    .dblclick();
  const editor = prices.grid.getByRole('textbox', { name: `SP - AUD - 01, ${skus[0]}` });
  await editor.fill('-5');
  await Promise.all([page.waitForResponse(/getPrice$/), prices.button('Page 2').click()]);
  expect(await editor.inputValue()).toBe('-5');
  expect(await prices.currentPage.innerText()).toBe('1');
  expect(await prices.skus()).toEqual(skus);
  await page.keyboard.press('Escape');
  await expect.poll(() => prices.currentPage.innerText()).toBe('2');
  expect(await prices.skus()).not.toEqual(skus);
});

test('selectable and readonly set later leave the focus in its cell', { tags: 'A128' }, async () => {
  const { prices, cell } = await openOnePrice(openPage, app());
  await (await cell('SP - AUD - 01')).click();
  const focused = () => prices.list.evaluate((list) => list.shadowRoot?.activeElement?.textContent ?? '');
  for (const attribute of ['selectable', 'readonly'] as const) {
    for (const isOn of [true, false]) {
      await prices.list.evaluate((list, [name, on]) => list.toggleAttribute(name, on), [attribute, isOn] as const);
      const shown = attribute === 'selectable' ? prices.grid.getByRole('checkbox') : prices.createNew;
      await shown.first().waitFor({ state: isOn === (attribute === 'selectable') ? 'visible' : 'detached' });
      expect([attribute, isOn, await focused()]).toEqual([attribute, isOn, '10.00']);
    }
  }
});
