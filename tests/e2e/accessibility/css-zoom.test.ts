import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

/** The vertical gap between two elements, and the distance of their left edges. */
async function distance(above: Locator, below: Locator) {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  if (!upper || !lower) throw new Error('Both elements have to be in view.');
  return { gap: lower.y - upper.y - upper.height, aside: Math.abs(lower.x - upper.x) };
}

test('in a page with CSS zoom choices and buttons stay in place', { tags: 'JZ01' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'));
  await prices.createNew.click();
  await prices.form.mainSku.click();
  const choices = prices.form.sheet.getByRole('listbox');
  await choices.getByRole('option').first().waitFor();
  const { gap, aside } = await distance(prices.form.mainSku, choices);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(30);
  expect(aside).toBeLessThan(30);
  await page.keyboard.press('Escape');
  await prices.form.cancel.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
});
