import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

/** Uploads a file that raises the first price of 40 records, the first or the dearest ones, by 3 %, and of one of them tenfold. */
async function openReview(context: BrowserContextOptions, which: 'first' | 'dearest' = 'first') {
  const opened = await openPrices(openPage, app(), { context });
  const { page, prices } = opened;
  const upload = uploadPanel(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  const stored = (await rowsOfDownload(saved)).flatMap(({ MAIN_SKU: sku, SP_AUD_01: price }) =>
    typeof price === 'number' && price > 1 ? [{ sku: String(sku), price }] : [],
  );
  if (which === 'dearest') stored.sort((one, other) => other.price - one.price);
  const records = stored.slice(0, 40);
  const tenfold = records[30];
  if (tenfold === undefined) throw new Error('the price list has 40 prices');
  const raised = records.map(({ sku, price }) => ({
    sku,
    from: price,
    to: Math.round(price * (sku === tenfold.sku ? 1000 : 103)) / 100,
  }));
  await upload.open();
  await upload.choose('Supplier list.csv', ['MAIN_SKU,SP_AUD_01', ...raised.map(({ sku, to }) => `${sku},${to}`)]);
  await upload.panel.getByText('40 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.lines.waitFor();
  return { ...opened, upload, raised, tenfold: tenfold.sku };
}

const names = (page: Page) => page.locator('.pricebook-lines .rdg-row > [aria-colindex="2"]').allInnerTexts();

test('a review of many shows 25 lines, sorts and leaves out by keyboard, and stores the rest', {
  tags: 'NC80',
}, async () => {
  const { page, prices, upload, raised, tenfold } = await openReview({ viewport: { width: 1280, height: 800 } });
  const { keyboard } = page;
  const [first, second] = raised;
  if (first === undefined || second === undefined) throw new Error('40 prices were raised');
  await expect.poll(() => upload.rowsInView()).toBeGreaterThanOrEqual(25);
  expect((await names(page)).slice(0, 2)).toEqual([tenfold, first.sku]);
  await upload.panel.getByText(/^AUD .+ to .+ × 40, median \+3\.0\s%$/).waitFor();

  // The header of the difference sorts, from the keyboard.
  const header = upload.lines.getByRole('columnheader', { name: /^Difference/ });
  expect(await upload.lines.getByRole('columnheader', { name: 'Group name' }).count()).toBe(1);
  await header.click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
  await keyboard.press('Enter');
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(async () => (await names(page)).includes(tenfold)).toBe(false);
  await keyboard.press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe(tenfold);

  // Space takes or leaves out, in the checkbox and in any other cell of the line.
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await upload.panel.getByText('39 of 40 rows, 39 of 40 changes taken').waitFor();
  expect(await upload.pair(tenfold).isChecked()).toBe(false);
  // The first header, and the checkbox below it.
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await upload.panel.getByText('40 of 40 rows').waitFor();
  await keyboard.press('Space');
  await upload.panel.getByText('39 of 40 rows').waitFor();

  // Enter on the name opens the record's card, which has the focus, and Lines leads back.
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect.poll(() => upload.pair(first.sku).evaluate((box) => box.matches(':focus'))).toBe(true);
  await upload.panel.getByRole('article', { name: first.sku }).waitFor();
  await upload.panel.getByRole('button', { name: 'Lines' }).click();
  await upload.lines.waitFor();

  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  await prices.search.fill(second.sku);
  await prices.total(1).waitFor();
  await expect
    .poll(() => prices.cell(second.sku, 'SP - AUD - 01'))
    .toBe(second.to.toLocaleString('en', { minimumFractionDigits: 2 }));
});

test('on a phone a line is left out by touch, and names are whole', { tags: 'NC80' }, async () => {
  const { upload, raised } = await openReview({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const [, second] = raised;
  const box = upload.pair(second?.sku);
  await box.tap();
  await upload.panel.getByText('39 of 40 rows').waitFor();
  const name = upload.lines.getByRole('button', { name: `${second?.sku}: show all its values` });
  expect(await name.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
  await upload.lines.getByRole('columnheader', { name: /^Difference/ }).tap();
  await expect.poll(() => upload.lines.getByRole('columnheader', { name: /greatest rise first/ }).count()).toBe(1);
});

test.each([1280, 390])('prices of thousands stand whole in a window of %i px', { tags: 'NC80' }, async (width) => {
  const { upload } = await openReview({ viewport: { width, height: 800 } }, 'dearest');
  const prices = upload.lines.getByRole('gridcell').filter({ hasText: /[\d,]+\.\d\d→[\d,]+\.\d\d$/ });
  await prices.first().waitFor();
  const cells = await prices.evaluateAll((all) =>
    all.map((cell) => ({ text: cell.textContent, isWhole: cell.scrollWidth <= cell.clientWidth })),
  );
  expect(cells.some(({ text }) => /^\d,\d{3}\..*\d,\d{3}\./.test(text ?? ''))).toBe(true);
  expect(cells.filter(({ isWhole }) => !isWhole)).toEqual([]);
});

test('a card can be reached with each filter, and the focus stays when its record leaves the filter', {
  tags: 'QC148',
}, async () => {
  const { page, upload, raised, tenfold } = await openReview({ viewport: { width: 1280, height: 800 } });
  const { keyboard } = page;
  const [first, second] = raised;
  const button = (name: RegExp | string) => upload.panel.getByRole('button', { name });
  const isFocused = (sku: string | undefined) => upload.pair(sku).evaluate((box) => box.matches(':focus'));

  // The opened record is not among the flagged ones.
  await button(`${second?.sku}: show all its values`).click();
  await expect.poll(() => isFocused(second?.sku)).toBe(true);
  await button(/^Flagged/).click();
  await upload.pair(tenfold).waitFor();
  expect(await button(/^Flagged/).evaluate((segment) => segment.matches(':focus'))).toBe(true);
  await expect.poll(() => upload.pair(tenfold).getAttribute('tabindex')).toBe('0');

  // The second and the third record are left out, and taken back from among the left-out ones.
  await button(/^All/).click();
  await upload.pair(first?.sku).uncheck();
  await upload.pair(second?.sku).uncheck();
  await button(/^Left out/).click();
  await upload.pair(tenfold).waitFor({ state: 'detached' });
  await upload.pair(first?.sku).focus();
  await keyboard.press('Space');
  await upload.pair(first?.sku).waitFor({ state: 'detached' });
  expect(await isFocused(second?.sku)).toBe(true);
  await keyboard.press('Space');
  await upload.panel.getByText('No such rows').waitFor();
  const content = upload.panel.getByRole('group', { name: 'Resolve Duplicates' });
  expect(await content.evaluate((group) => group.matches(':focus'))).toBe(true);
});

test('the focus stays in the lines when one of them leaves the left-out ones', { tags: 'QC148' }, async () => {
  const { page, upload, raised } = await openReview({ viewport: { width: 1280, height: 800 } });
  const [first, second] = raised;
  await upload.pair(first?.sku).uncheck();
  await upload.pair(second?.sku).uncheck();
  await upload.panel.getByRole('button', { name: /^Left out/ }).click();
  await expect.poll(() => names(page)).toEqual([first?.sku, second?.sku]);
  const isInPanel = () => upload.panel.evaluate((dialog) => dialog.querySelector(':focus') !== null);
  for (const sku of [first?.sku, second?.sku]) {
    await upload.pair(sku).click();
    await upload.pair(sku).waitFor({ state: 'detached' });
    expect(await isInPanel()).toBe(true);
  }
});
