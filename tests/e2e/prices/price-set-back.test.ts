import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { isFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';

const app = appForTests();
const openPage = freshPages();

let products = 0;

/** The list, showing a record whose first price was raised twice: 10, 11, 12. */
async function open() {
  const opened = await openPrices(openPage, app());
  const { page, prices, wire } = opened;
  products += 1;
  const sku = `SET-BACK-${products}`;
  await app().call('POST', 'product/createProduct', (await app().signIn()).accessToken, { MAIN_SKU: sku });
  const created = await wire.create(sku, { AUD: ['10', '9'], USD: [] });
  await wire.change(created, { AUD: ['11', '9'], USD: [] });
  await wire.change({ ...created, VERSION: created.VERSION + 1 }, { AUD: ['12', '9'], USD: [] });
  const stored = async () => {
    const [record] = await wire.find(sku);
    if (record === undefined) throw new Error(`${sku} is not there.`);
    return record;
  };
  await prices.search.fill(sku);
  await prices.rowOf(sku).waitFor();
  const past = priceHistoryPage(page);
  const history = past.history(sku);
  const changes = history.getByRole('list', { name: 'Changes, newest first' });
  const entries = changes.locator(':scope > li');
  return { ...opened, sku, stored, past, history, changes, entries };
}

test('a single price is set back by keyboard, and its message undoes it', { tags: 'NH02' }, async () => {
  const { page, host, sku, stored, past, history, changes, entries } = await open();
  await past.historyOf(sku).press('Enter');
  await entries.nth(2).waitFor();
  // The newest change to its old price; an older one; and the creation, which had no prices before.
  expect(await history.getByRole('button', { name: /^Set back/ }).evaluateAll(namesOf)).toEqual([
    'Set back SP - AUD - 01 to 11.00',
    'Set back SP - AUD - 01 to 10.00',
    'Set back SP - AUD - 01 to no price',
    'Set back SP - AUD - 02 to no price',
  ]);
  await tabToAndEnter(page, past.setBack('11.00'));
  await host.message(`SP - AUD - 01 of ${sku}: 12.00 → 11.00`).waitFor();
  await entries.nth(3).waitFor();
  expect((await entries.first().innerText()).replace(/\s+/g, ' ')).toMatch(/12\.00 .*11\.00/);
  expect(await stored()).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '9' });
  // What is 11 now is not offered again: the new change goes back to 12.
  expect(
    await entries
      .nth(1)
      .getByRole('button', { name: /^Set back/ })
      .count(),
  ).toBe(0);
  await past.setBack('12.00').waitFor();
  await expect.poll(() => isFocused(changes)).toBe(true);
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  await host.message('12.00 → 11.00').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12' });
});

test('a price that leaves a gap is set back after a review, and no other price moves', { tags: 'NH02' }, async () => {
  const { page, sku, stored, past, history, entries } = await open();
  await past.historyOf(sku).click();
  await entries.nth(2).waitFor();
  await history.getByRole('button', { name: 'Set back SP - AUD - 01 to no price' }).click();
  const review = page.getByRole('dialog', { name: 'Set back' });
  await review.getByText('1 price in 1 record would change').waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '12' });
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await page.getByRole('button', { name: /^Confirm \d+ (big )?change/ }).click();
  await review.waitFor({ state: 'detached' });
  expect(await stored()).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '9' });
  await entries.first().getByText('by the upload of prices set back').waitFor();
});

test('of one level, a price that somebody else has changed meanwhile is asked about', { tags: 'NH02' }, async () => {
  const { page, wire, sku, stored, past, history } = await open();
  await past.historyOf(sku).click();
  await history.getByRole('combobox', { name: 'Price level' }).selectOption('SP - AUD - 01');
  const table = history.getByRole('table', { name: /SP - AUD - 01/ });
  await table.waitFor();
  await wire.change(await stored(), { AUD: ['12.5', '9'], USD: [] });
  await table.getByRole('button', { name: 'Set back SP - AUD - 01 to 11.00' }).click();
  const question = page.getByRole('dialog', { name: 'This price was changed by someone else' });
  await question.getByText(`SP - AUD - 01 of ${sku} is now 12.50. Nothing was saved yet. Yours is 11.00.`).waitFor();
  await question.getByRole('button', { name: 'Take theirs' }).click();
  expect(await stored()).toMatchObject({ SP_AUD_01: '12.5' });
});

test('a read-only list sets nothing back', { tags: 'NH02' }, async () => {
  const { prices, sku, past, history, entries } = await open();
  await prices.list.evaluate((element) => element.setAttribute('readonly', ''));
  await prices.editOf(sku).waitFor({ state: 'detached' });
  await past.historyOf(sku).click();
  await entries.nth(2).waitFor();
  expect(await history.getByRole('button', { name: /^Set back/ }).count()).toBe(0);
});

const namesOf = (buttons: Element[]) => buttons.map((button) => button.getAttribute('aria-label'));
