import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openPriceBlocks, openPriceBlocksAfterCompanies } from '../../support/pages/open-price-blocks';

const app = appForTests();
const openPage = freshPages();
const open = () => openPriceBlocks(openPage, app());
const openAfterCompanies = () => openPriceBlocksAfterCompanies(openPage, app());

test('a price saved before the list was left is undone in the list that is shown again', {
  tags: 'NC136',
}, async () => {
  const { page, host, prices, at, stored } = await openAfterCompanies();
  const { SP_AUD_01: before } = { SP_AUD_01: '', ...(await stored(5)) };
  const typed = (Number(before) + 0.3).toFixed(2);
  await at(5, 1).click();
  await page.keyboard.type(typed, { delay: 60 });
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(5)).not.toMatchObject({ SP_AUD_01: before });
  await host.tab('Company Management').click();
  await host.tab('Price List').click();
  await at(5, 1).waitFor();
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await at(5, 1).click();
  await page.keyboard.press('Control+Z');
  await expect.poll(() => stored(5)).toMatchObject({ SP_AUD_01: before });
});

test('a block is pasted over a price that is being saved', { tags: 'NC137' }, async () => {
  const { page, at, stored, dialog, paste } = await open();
  const raised = async (row: number, by: number) =>
    (Number(Reflect.get(await stored(row), 'SP_AUD_01')) + by).toFixed(2);
  const [typed, pasted, below] = [await raised(11, 0.1), await raised(11, 0.2), await raised(12, 0.3)];
  const release = await holdRequests(page, /updatePrice$/);
  await at(11, 1).click();
  await page.keyboard.type(typed, { delay: 60 });
  await page.keyboard.press('Tab');
  await at(11, 1).click();
  await paste(`${pasted}\n${below}`);
  const review = dialog('Paste prices');
  await review.getByText('2 prices in 2 records would change').waitFor();
  await review.getByText(typed).first().waitFor();
  release();
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await review.waitFor({ state: 'detached' });
  expect(Number(Reflect.get(await stored(11), 'SP_AUD_01'))).toBe(Number(pasted));
  await page.keyboard.press('Control+Z');
  await expect.poll(async () => Number(Reflect.get(await stored(11), 'SP_AUD_01'))).toBe(Number(typed));
});

test('Ctrl+Z pressed before a price is saved undoes that price, and Ctrl+Y redoes it', { tags: 'NC138' }, async () => {
  const { page, at, stored, host } = await open();
  const priceOf = async (row: number) => Number(Reflect.get(await stored(row), 'SP_AUD_01'));
  const [first, second] = [await priceOf(9), await priceOf(10)];
  const typeInto = async (row: number, price: number) => {
    await at(row, 1).click();
    await page.keyboard.type(price.toFixed(2), { delay: 60 });
    await page.keyboard.press('Enter');
  };
  await typeInto(9, first + 0.1);
  await expect.poll(() => priceOf(9)).toBeCloseTo(first + 0.1);
  await host.message(`→ ${(first + 0.1).toFixed(2)}`).waitFor();
  const release = await holdRequests(page, /updatePrice$/);
  await typeInto(10, second + 0.1);
  await page.keyboard.press('Control+Z');
  release();
  await host.message(`is ${second.toFixed(2)} again`).waitFor();
  expect(await priceOf(10)).toBeCloseTo(second);
  expect(await priceOf(9)).toBeCloseTo(first + 0.1);
  await page.keyboard.press('Control+Y');
  await expect.poll(() => priceOf(10)).toBeCloseTo(second + 0.1);
});

test('keys that undo and redo are carried out one after the other, also before a price is saved', {
  tags: 'NC138',
}, async () => {
  const { page, at, stored, host, prices } = await open();
  const price = async () => Number(Reflect.get(await stored(6), 'SP_AUD_01'));
  const first = await price();
  const type = async (text: string) => {
    await at(6, 1).click();
    await page.keyboard.type(text, { delay: 60 });
    await page.keyboard.press('Enter');
  };
  await type((first + 0.1).toFixed(2));
  await host.message(`→ ${(first + 0.1).toFixed(2)}`).waitFor();
  const release = await holdRequests(page, /updatePrice$/);
  await type((first + 0.2).toFixed(2));
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  release();
  await expect.poll(price).toBeCloseTo(first);
  await expect.poll(() => at(6, 1).innerText()).toBe(first.toFixed(2));
  const releaseAgain = await holdRequests(page, /updatePrice$/);
  await type((first + 0.3).toFixed(2));
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Y');
  releaseAgain();
  await host.message(`is ${(first + 0.3).toFixed(2)} again`).waitFor();
  expect(await price()).toBeCloseTo(first + 0.3);
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
});
