import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { whenEditable } from '../../support/pages/when-editable';
import { pricesOf } from '../../support/wire/prices-by-wire';

const app = appForTests();
const openPage = freshPages();

/** The list, whose first two records have two prices in AUD. */
async function openTwo() {
  const wire = pricesOf(app(), (await app().signIn()).accessToken);
  const [one, two] = await wire.find('');
  if (!one || !two) throw new Error('The demo seed has too few prices.');
  const prices = { AUD: ['10', '9'], USD: ['8'] };
  await wire.change(one, prices);
  await wire.change(two, prices);
  const opened = await openPrices(openPage, app());
  const place = await opened.prices.scrollToColumn('SP - AUD - 01');
  const cellOf = ({ MAIN_SKU }: { readonly MAIN_SKU: string }, level = 1) =>
    opened.prices.rowOf(MAIN_SKU).locator(`[role=gridcell][aria-colindex="${place + level - 1}"]`);
  const stored = async ({ MAIN_SKU }: { readonly MAIN_SKU: string }) => (await wire.find(MAIN_SKU))[0];
  await whenEditable(opened.page, cellOf(one));
  return { ...opened, one, two, cellOf, stored };
}

test('typing replaces a price, Enter goes down and Shift+Enter up', { tags: 'NC11' }, async () => {
  const { page, one, two, cellOf, stored } = await openTwo();
  await cellOf(one).click();
  await page.keyboard.type('10.5', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(cellOf(two))).toBe(true);
  await page.keyboard.type('11.5', { delay: 60 });
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => isFocused(cellOf(one))).toBe(true);
  await expect.poll(() => stored(one)).toMatchObject({ SP_AUD_01: '10.5', SP_AUD_02: '9' });
  await expect.poll(() => stored(two)).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '9' });
});

test('an arrow key leaves a cell whose price was typed over; after F2 it moves the caret', {
  tags: 'NC97',
}, async () => {
  const { page, prices, one, two, cellOf, stored } = await openTwo();
  await cellOf(one).click();
  await page.keyboard.type('10.6', { delay: 60 });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => isFocused(cellOf(one, 2))).toBe(true);
  await page.keyboard.type('9.6', { delay: 60 });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isFocused(cellOf(two, 2))).toBe(true);
  await expect.poll(() => stored(one)).toMatchObject({ SP_AUD_01: '10.6', SP_AUD_02: '9.6' });
  await page.keyboard.press('F2');
  const editor = prices.grid.getByRole('textbox');
  await editor.press('ArrowLeft');
  await page.keyboard.type('5', { delay: 60 });
  expect(await editor.inputValue()).toBe('9.050');
  await page.keyboard.press('Escape');
  // An invalid price stays, with the reason.
  await page.keyboard.type('-5', { delay: 60 });
  await page.keyboard.press('ArrowLeft');
  expect(await editor.inputValue()).toBe('-5');
  await page.keyboard.press('Escape');
});

test('a price that is refused stays open on Enter', { tags: 'NC11' }, async () => {
  const { page, prices, one, cellOf } = await openTwo();
  await cellOf(one).click();
  await page.keyboard.type('-5', { delay: 60 });
  await page.keyboard.press('Enter');
  expect(await prices.grid.getByRole('textbox').inputValue()).toBe('-5');
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(cellOf(one))).toBe(true);
  expect(await cellOf(one).innerText()).toBe('10.00');
});

test('a price typed beyond the next free level is shown before it is saved, and moves no other price', {
  tags: 'NC11',
}, async () => {
  const { page, one, cellOf, stored } = await openTwo();
  await cellOf(one, 5).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Set a price' });
  await review.getByText('1 price in 1 record would change').waitFor();
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await review.waitFor({ state: 'hidden' });
  await expect.poll(() => cellOf(one, 5).innerText()).toBe('7.00');
  expect(await stored(one)).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9', SP_AUD_03: '', SP_AUD_05: '7' });
});

test('Ctrl+X copies prices and empties them, after the question of emptying', { tags: 'NC128' }, async () => {
  const { page, prices, context, one, cellOf, stored } = await openTwo();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await cellOf(one).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+X');
  await expect.poll(copied).toBe('10.00\t9.00');
  const review = prices.list.getByRole('dialog', { name: 'Empty cells' });
  await review.getByText('2 prices in 1 record would change').waitFor();
  expect(await stored(one)).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9' });
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await page.getByRole('button', { name: /^Confirm 2 / }).click();
  await expect.poll(() => stored(one)).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '' });
  await page.keyboard.press('Control+Z');
  await expect.poll(() => stored(one)).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9' });
});
