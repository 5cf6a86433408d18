import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

type Prices = Awaited<ReturnType<typeof openPrices>>['prices'];

/** The name of the column beside the frozen ones. */
const firstBeside = ({ grid }: Prices) =>
  grid.evaluate((element) => {
    const headers = [...element.querySelectorAll('[role=columnheader]:not([aria-colspan])')];
    const frozen = headers.filter((header) => header.matches('.rdg-cell-frozen-start'));
    const edge = frozen.at(-1)?.getBoundingClientRect().right ?? 0;
    return headers.find((header) => Math.abs(header.getBoundingClientRect().left - edge) < 2)?.textContent ?? '';
  });

test('a control scrolls product, AUD or USD columns into view', { tags: 'LL02' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  await expect.poll(() => firstBeside(prices)).toContain('SP - AUD - 01');
  await expect.poll(() => prices.part('AUD').getAttribute('aria-pressed')).toBe('true');
  await prices.part('USD').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => firstBeside(prices)).toContain('SP - USD - 01');
  // The control follows the scrolling one frame later.
  await expect.poll(() => prices.part('USD').getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  await expect.poll(() => firstBeside(prices)).toContain('SP - USD - 01');
  await prices.part('Product').click();
  await expect.poll(() => firstBeside(prices)).toBe('Group name');
});

test('with prices in view the description is frozen too, and a range keeps its cells', { tags: 'LL02' }, async () => {
  const { prices } = await openPrices(openPage, app());
  const frozen = () => prices.grid.locator('[role=columnheader].rdg-cell-frozen-start').allInnerTexts();
  await expect.poll(frozen).toEqual(['Main SKU', 'Description']);
  await prices.part('Product').click();
  await expect.poll(frozen).toEqual(['Main SKU']);
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await prices.grid.getByRole('gridcell').nth(1).click();
  await prices.grid
    .getByRole('gridcell')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  const range = () => prices.grid.locator('[data-range]').allInnerTexts();
  await expect.poll(async () => (await range()).length).toBe(2);
  const selected = await range();
  await prices.part('AUD').click();
  await expect.poll(frozen).toEqual(['Main SKU', 'Description']);
  await prices.part('Product').click();
  await expect.poll(range).toEqual(selected);
});

test('the control follows the scrolling', { tags: 'LL02' }, async () => {
  const { prices } = await openPrices(openPage, app());
  const scrollTo = (edge: 'start' | 'end') =>
    prices.grid.evaluate((grid, to) => grid.scrollTo(to === 'end' ? grid.scrollWidth : 0, 0), edge);
  await scrollTo('end');
  await expect.poll(() => prices.part('USD').getAttribute('aria-pressed')).toBe('true');
  expect(await prices.part('Product').getAttribute('aria-pressed')).toBe('false');
  await scrollTo('start');
  await expect.poll(() => prices.part('Product').getAttribute('aria-pressed')).toBe('true');
});

test.each([390, 320])(
  'a price list %i px wide opens at AUD and shows whole columns',
  { tags: ['LL03', 'NC90'] },
  async (width) => {
    const { prices } = await openPrices(openPage, app(), { context: { viewport: { width, height: 800 } } });
    await expect.poll(() => firstBeside(prices)).toContain('SP - AUD - 01');
    const cut = await prices.grid.evaluate((grid) => {
      const boxes = [...grid.querySelectorAll('[role=columnheader]:not([aria-colspan])')].map((header) =>
        header.getBoundingClientRect(),
      );
      const end = Math.min(...boxes.slice(-1).map(({ left }) => left));
      return boxes.slice(0, -1).filter(({ left, right }) => left < end - 1 && right > end + 1).length;
    });
    expect(cut).toBe(0);
  },
);

test('the part used last is in view again after another page of the application', { tags: 'NC90' }, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  await prices.part('USD').click();
  await expect.poll(() => firstBeside(prices)).toContain('SP - USD - 01');
  await host.tab('Company Management').click();
  await page.locator('pricebook-companies').getByRole('gridcell').first().waitFor();
  await host.tab('Price List').click();
  await prices.grid.getByRole('gridcell').first().waitFor();
  await expect.poll(() => firstBeside(prices)).toContain('SP - USD - 01');
});

test('the list opens at its prices before the rows are there', { tags: 'NC90' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const release = await holdRequests(page, /getAllPrices|getPrices|price\/get(?!MainSkus)/);
  await page.reload();
  const skeleton = prices.grid.locator('.pricebook-grid-skeleton > span');
  await expect.poll(() => firstBeside(prices)).toContain('SP - AUD - 01');
  expect(await skeleton.count()).toBe(59);
  expect(await prices.grid.getByRole('gridcell').count()).toBe(0);
  release();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await firstBeside(prices)).toContain('SP - AUD - 01');
});

test('Hide all hides all but the first column and the prices', { tags: 'LL04' }, async () => {
  const { prices } = await openPrices(openPage, app());
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('button', { name: 'Hide all' }).click();
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => prices.grid.getAttribute('aria-colcount')).toBe('42');
  await expect.poll(() => firstBeside(prices)).toContain('SP - AUD - 01');
});

test('from a chosen part, Tab and Down lead to its first column', { tags: 'LL02' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const focused = async () => {
    const cell = prices.grid.locator(':focus');
    const place = await cell.getAttribute('aria-colindex');
    const header = prices.grid.locator(`[role=columnheader]:not([aria-colspan])[aria-colindex="${place}"]`);
    const isBeside = (await firstBeside(prices)).endsWith('SP - USD - 01');
    return [await cell.getAttribute('role'), (await header.innerText()).split('\n').at(-1), isBeside];
  };
  const walk = async () => {
    await page.keyboard.press('Tab');
    const reached = [await focused()];
    for (const key of ['ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key);
      reached.push(await focused());
    }
    return reached;
  };
  await prices.part('USD').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => firstBeside(prices)).toContain('SP - USD - 01');
  const walked = [
    ['columnheader', 'SP - USD - 01', true],
    ['gridcell', 'SP - USD - 01', true],
    ['gridcell', 'SP - USD - 02', true],
  ];
  expect(await walk()).toEqual(walked);

  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  await prices.part('USD').focus();
  expect(await walk()).toEqual(walked);

  await prices.list.evaluate((list) => list.setAttribute('selectable', ''));
  await prices.grid.getByRole('checkbox').first().waitFor();
  await prices.part('USD').focus();
  await page.keyboard.press('Enter');
  const withCheckboxes = (await walk()).map(([role, name]) => [role, name]);
  expect(withCheckboxes).toEqual(walked.map(([role, name]) => [role, name]));
});
