import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openOnePrice } from '../../support/pages/one-price';

const app = appForTests();
const openPage = freshPages();

const chunk = /\/price-editing[.-]/;

/** The list of one record, whose code for editing prices loads only when `release` is called. */
async function openWithoutEditing() {
  const opened = await openOnePrice(openPage, app());
  const { page, prices, sku, typeInto } = opened;
  const release = await holdRequests(page, chunk);
  await page.reload();
  await prices.rowOf(sku).waitFor();
  await typeInto('SP - AUD - 01', '1');
  return { ...opened, release };
}

test('a price typed before the code for it has loaded is continued', { tags: 'NC10' }, async () => {
  const { page, cell, editor, stored, release } = await openWithoutEditing();
  release();
  await page.keyboard.type('1.5', { delay: 60 });
  expect(await editor('SP - AUD - 01').inputValue()).toBe('11.5');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '9' });
  await expect.poll(async () => (await cell('SP - AUD - 01')).innerText()).toBe('11.50');
});

test('a price selected before the code for it has loaded is replaced by typing', { tags: 'NC10' }, async () => {
  const { page, editor, typeInto, stored, release } = await openWithoutEditing();
  await page.keyboard.press('Escape');
  await typeInto('SP - AUD - 01', '2');
  await page.keyboard.press('ControlOrMeta+a');
  release();
  // Only the loaded editor tells whether its price is valid.
  await expect.poll(() => editor('SP - AUD - 01').getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '13' });
});

test('Enter and Tab work before the code for editing has loaded', { tags: 'NC10' }, async () => {
  const { page, editor, stored, release } = await openWithoutEditing();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9.5');
  await page.keyboard.press('Enter');
  await editor('SP - AUD - 02').waitFor({ state: 'detached' });
  release();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '9.5' });
});

test('a price whose cell was left before the code has loaded is saved then', { tags: 'NC10' }, async () => {
  const { page, cell, stored, release } = await openWithoutEditing();
  await page.keyboard.type('2');
  await (await cell('SP - AUD - 02')).click();
  release();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12', SP_AUD_02: '9' });
});

test('code for editing that does not load offers to try again', { tags: 'NC10' }, async () => {
  const { page, prices, sku, editor, change, stored, expectComplaints } = await openOnePrice(openPage, app());
  expectComplaints(/price-editing/);
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await prices.rowOf(sku).waitFor();
  const tryAgain = prices.list.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await page.unroute(chunk);
  await tryAgain.click();
  await change('SP - AUD - 01', '13');
  await editor('SP - AUD - 01').waitFor({ state: 'detached' });
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '13' });
});

const leaves: readonly (readonly [
  string,
  (one: Awaited<ReturnType<typeof openWithoutEditing>>) => Promise<unknown>,
])[] = [
  [
    'another page of the app',
    async ({ host }) => {
      await host.tab('Company Management').click();
      await host.tab('Price List').click();
    },
  ],
  ['a reload', ({ page }) => page.reload()],
];

test.each(leaves)(
  'a price entered before the code has loaded is offered after %s',
  { tags: 'NC111' },
  async (_, go) => {
    const opened = await openWithoutEditing();
    const { page, prices, sku, stored, release } = opened;
    await page.keyboard.type('1.5');
    await page.keyboard.press('Enter');
    await go(opened);
    release();
    await prices.list.getByRole('button', { name: `Save 11.5 as SP - AUD - 01 of ${sku}` }).click();
    await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5' });
  },
);

test('an arrow key leaves a cell before the code has loaded; after F2 it moves the caret', {
  tags: 'NC112',
}, async () => {
  const { page, editor, stored, release } = await openWithoutEditing();
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('8.55');
  expect(await editor('SP - AUD - 02').inputValue()).toBe('8.55');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');
  release();
  // Only the loaded editor tells whether its price is valid.
  await expect.poll(() => editor('SP - AUD - 02').getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12', SP_AUD_02: '8.155' });
});

test('cells that are emptied before the code has loaded are shown once it has', { tags: 'NC114' }, async () => {
  const { page, prices, cell, release } = await openWithoutEditing();
  await page.keyboard.press('Escape');
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await (await cell('SP - AUD - 01')).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  expect(await prices.list.locator('[data-range]').count()).toBe(2);
  release();
  const review = prices.list.getByRole('dialog', { name: 'Empty cells' });
  await review.getByText('2 prices in 1 record would change').waitFor();
});

test('two changes of several cells that are asked for before their code has loaded are shown one after the other', {
  tags: 'NC118',
}, async () => {
  const { page, prices, host, cell, stored, release } = await openWithoutEditing();
  await page.keyboard.press('Escape');
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  for (const keys of [['ArrowRight'], ['ArrowRight', 'ArrowRight']]) {
    await (await cell('SP - AUD - 01')).click();
    for (const key of keys) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press('Delete');
  }
  release();
  const review = prices.list.getByRole('dialog', { name: 'Empty cells' });
  await review.getByText('2 prices in 1 record would change').waitFor();
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await page.getByRole('button', { name: /^Confirm 2 / }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '' });
  // The second finds nothing left to empty, and says so.
  await host.message('No price changes').waitFor();
  await review.waitFor({ state: 'detached' });
});

test('Enter that ends the composition of an input method leaves an editor open', { tags: 'NC116' }, async () => {
  const { page, editor, stored, release } = await openWithoutEditing();
  await page.keyboard.type('1');
  const composeEnter = () =>
    editor('SP - AUD - 01').evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
  await composeEnter();
  expect(await editor('SP - AUD - 01').count()).toBe(1);
  release();
  await expect.poll(() => editor('SP - AUD - 01').getAttribute('aria-invalid')).toBe('false');
  await composeEnter();
  expect(await editor('SP - AUD - 01').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11' });
});
