import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openOnePrice } from '../../support/pages/one-price';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

test('Space opens no editor, Enter and F2 do', { tags: ['LL05', 'NC70'] }, async () => {
  const { page, prices, cell, editor } = await openOnePrice(openPage, app());
  const first = await cell('SP - AUD - 01');
  await first.click();
  for (const key of [' ', 'Shift+ ']) {
    await page.keyboard.press(key);
    expect([key, await prices.grid.getByRole('textbox').count()]).toEqual([key, 0]);
  }
  expect(await first.innerText()).toBe('10.00');
  for (const key of ['F2', 'Enter']) {
    await page.keyboard.press(key);
    await page.keyboard.type('5');
    expect(await editor('SP - AUD - 01').inputValue()).toBe('10.005');
    await page.keyboard.press('Escape');
    await editor('SP - AUD - 01').waitFor({ state: 'detached' });
  }
});

test('a page change leaves an invalid price in its cell, and names it', { tags: ['LL05', 'NC03'] }, async () => {
  const { prices, host } = await openPrices(openPage, app());
  const skus = await prices.skus();
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const first = prices.rowOf(skus[0] ?? '').locator(`[role=gridcell][aria-colindex="${place}"]`);
  await first.dblclick();
  await prices.grid.getByRole('textbox', { name: `SP - AUD - 01, ${skus[0]}` }).fill('-5');
  await prices.button('Page 2').click();
  await host.message(`SP - AUD - 01 of ${skus[0]}: -5`).waitFor();
  await expect.poll(() => prices.currentPage.innerText()).toBe('2');
  await prices.button('Page 1').click();
  await expect.poll(() => first.textContent()).toBe('-5, not saved');
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
