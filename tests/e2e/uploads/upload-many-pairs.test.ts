import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { rowsOfDownload } from '../../support/wire/workbook';

const PAIRS = 10_000;

const app = appForTests({ seed: { kind: 'number', prices: PAIRS } });
const openPage = freshPages();

test('10,000 changes are filtered, reviewed by keyboard, and confirmed by count', {
  tags: 'B120',
}, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  page.setDefaultTimeout(200_000);
  const upload = uploadPanel(page);
  const { keyboard } = page;
  const [saved] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  const before = await rowsOfDownload(saved);
  expect(before).toHaveLength(PAIRS);
  // Every first price rises by a cent, and three become tenfold.
  const numbered = before.filter(({ SP_AUD_01: price }) => typeof price === 'number' && price > 1);
  const big = numbered.slice(40, 43).map(({ MAIN_SKU }) => String(MAIN_SKU));
  const priceOf = ({ MAIN_SKU, SP_AUD_01: old }: (typeof before)[number]) => {
    if (typeof old !== 'number') return 7.77;
    return (
      Math.round(old * (big.includes(String(MAIN_SKU)) ? 1000 : 100) + (big.includes(String(MAIN_SKU)) ? 0 : 1)) / 100
    );
  };
  const csv = ['MAIN_SKU,SP_AUD_01', ...before.map((row) => `${row.MAIN_SKU},${priceOf(row)}`)];
  await upload.open();
  await upload.choose('prices.csv', csv);
  await upload.panel.getByText('10,000 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.getByText('10,000 of 10,000 rows').waitFor();
  await upload.panel.getByRole('button', { name: 'Cards' }).press('Enter');

  // To the last card and back; only visible cards are in the DOM.
  const cards = upload.panel.getByRole('article');
  const place = (index: number) => upload.panel.locator(`.pricebook-pair-place[data-index="${index}"]`);
  const isFocused = (index: number) =>
    expect
      .poll(() =>
        place(index)
          .locator('input')
          .first()
          .evaluate((box) => box.matches(':focus')),
      )
      .toBe(true);
  await place(0).getByRole('checkbox').first().focus();
  await keyboard.press('End');
  await isFocused(PAIRS - 1);
  await keyboard.press('ArrowUp');
  await isFocused(PAIRS - 2);
  await keyboard.press('Home');
  await isFocused(0);
  await keyboard.press('PageDown');
  await isFocused(5);
  expect(await cards.count()).toBeLessThan(30);

  // Only the flagged ones; one is excluded.
  await upload.panel.getByRole('button', { name: /^Flagged/ }).press('Enter');
  await expect
    .poll(() => cards.evaluateAll((found) => found.map((card) => card.getAttribute('aria-label'))))
    .toEqual(expect.arrayContaining(big));
  await upload.pair(big[1]).press('Space');
  await upload.panel.getByText('9,999 of 10,000 rows').waitFor();
  await upload.panel.getByRole('button', { name: /^Left out/ }).press('Enter');
  await expect.poll(() => cards.count()).toBe(1);
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).press('Enter');
  await upload.panel.getByRole('button', { name: /^Confirm [\d,]+ changes, [\d,]+ of them big$/ }).press('Enter');
  await host.message('Changes confirmed successfully!').first().waitFor();
  await upload.panel.waitFor({ state: 'detached' });

  const [after] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  const stored = new Map((await rowsOfDownload(after)).map((row) => [row.MAIN_SKU, row.SP_AUD_01]));
  const expected = before.map((row) => [row.MAIN_SKU, row.MAIN_SKU === big[1] ? row.SP_AUD_01 : priceOf(row)]);
  expect(expected.filter(([sku, price]) => stored.get(sku) !== price)).toEqual([]);
});
