import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

const scrolled = (grid: { evaluate<T>(read: (grid: Element) => T): Promise<T> }) =>
  grid.evaluate(({ scrollLeft }) => scrollLeft);

test.each(['AUD', 'USD'])('a click on a frozen cell leaves %s in view', { tags: 'NC02' }, async (currency) => {
  const { page, prices } = await openPrices(openPage, app());
  const [, sku = ''] = await prices.skus();
  const row = prices.rowOf(sku);
  await prices.list.evaluate((list) => list.toggleAttribute('selectable', true));
  await row.getByRole('checkbox').waitFor();
  await prices.button(currency).click();
  const before = await scrolled(prices.grid);
  expect(before).toBeGreaterThan(500);
  const skuCell = row.getByRole('gridcell', { name: sku, exact: true });
  const actionCell = row.getByRole('gridcell').last();
  const clicks: readonly (readonly [string, () => Promise<void>])[] = [
    ['SKU', () => skuCell.click()],
    ['SKU again', () => skuCell.click()],
    ['SKU twice', () => skuCell.dblclick()],
    ['Action', () => actionCell.click({ position: { x: 2, y: 2 } })],
    ['checkbox', () => row.getByRole('checkbox').click()],
    ['header', () => prices.grid.getByRole('columnheader', { name: 'Main SKU', exact: true }).click()],
    ['the arrow to the SKU', () => page.keyboard.press('ArrowDown')],
  ];
  for (const [name, click] of clicks) {
    await click();
    expect([name, await scrolled(prices.grid)]).toEqual([name, before]);
  }
});
