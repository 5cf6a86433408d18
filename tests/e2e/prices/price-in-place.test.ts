import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { isFocused } from '../../support/pages/keyboard';
import { openOnePrice } from '../../support/pages/one-price';

const app = appForTests();
const openPage = freshPages();

const openOne = (opening?: Parameters<typeof openOnePrice>[2]) => openOnePrice(openPage, app(), opening);

test('a stored price and the next free level are edited in place', { tags: ['LL05', 'LL06', 'NC70'] }, async () => {
  const { page, cell, stored, editor, host } = await openOne();
  const first = await cell('SP - AUD - 01');
  await first.dblclick();
  expect(await editor('SP - AUD - 01').inputValue()).toBe('10.00');
  await page.keyboard.type('99');
  expect(await editor('SP - AUD - 01').inputValue()).toBe('10.0099');
  await page.keyboard.press('Escape');
  await expect.poll(() => first.innerText()).toBe('10.00');

  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored()) ?? {}).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '9' });
  await expect.poll(() => first.innerText()).toBe('11.00');
  await host
    .message(/saved|updated/i)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => first.innerText()).toBe('10.00');

  // Typing replaces the price; Tab saves and moves to the next cell.
  const third = await cell('SP - AUD - 03');
  await third.click();
  await page.keyboard.type('8.5');
  await page.keyboard.press('Tab');
  await expect.poll(() => third.innerText()).toBe('8.50');
  expect(await (await cell('SP - AUD - 05')).innerText()).toBe('-');
});

test('the message names the price, and Undo returns the focus', { tags: 'LT02' }, async () => {
  const { change, cell, host, sku } = await openOne();
  const first = await cell('SP - AUD - 01');
  await change('SP - AUD - 01', '11');
  await host.message(`SP - AUD - 01 of ${sku}: 10.00 → 11.00`).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => first.innerText()).toBe('10.00');
  expect(await isFocused(first)).toBe(true);
});

test('a level that was added in place is undone', { tags: 'LL06' }, async () => {
  const { change, cell, stored, host } = await openOne();
  const third = await cell('SP - AUD - 03');
  await change('SP - AUD - 03', '8.5');
  await expect.poll(() => third.innerText()).toBe('8.50');
  await host
    .message(/saved|updated/i)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => third.innerText()).toBe('-');
  // The cell shows the change while it is being saved.
  await expect.poll(stored).not.toMatchObject({ SP_AUD_03: '8.5' });
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9' });
});

test('an unusual change in place asks first, with its reason', { tags: ['LL06', 'LT05'] }, async () => {
  const { change, prices, cell, stored } = await openOne();
  const first = await cell('SP - AUD - 01');
  const question = prices.list.getByRole('dialog', { name: 'Save This Change?' });
  await change('SP - AUD - 01', '100');
  await question.getByText('from 10.00 to 100.00 (+900 %). The price becomes about ten times the old value.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await first.innerText()).toBe('10.00');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await change('SP - AUD - 01', '100');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => first.innerText()).toBe('100.00');
});

test('a question waits until typing pauses, and a key that is typed on does not answer it', {
  tags: 'NC96',
}, async () => {
  const { page, prices, cell, stored } = await openOne();
  const first = await cell('SP - AUD - 01');
  await first.click();
  await page.keyboard.type('100', { delay: 60 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('9.5', { delay: 150 });
  await page.keyboard.press('Enter');
  const question = prices.list.getByRole('dialog', { name: 'Save This Change?' });
  await question.waitFor();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '100', SP_AUD_02: '9.5' });
});

test('a question whose code loads slowly is not cancelled by keys that are typed on', { tags: 'NC113' }, async () => {
  const { page, prices, change, typeInto, stored } = await openOne();
  const release = await holdRequests(page, /\/(confirm-)?dialog[.-]/);
  await change('SP - AUD - 01', '100');
  await page.waitForRequest(/\/(confirm-)?dialog[.-]/);
  await typeInto('SP - AUD - 02', '9.5', 60);
  release();
  await page.keyboard.press('Enter');
  const question = prices.list.getByRole('dialog', { name: 'Save This Change?' });
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '100', SP_AUD_02: '9.5' });
});

test('keys on the buttons of the reason do not act on the table', { tags: 'NC115' }, async () => {
  const { page, prices, typeInto, editor } = await openOne();
  await typeInto('SP - AUD - 01', '84,20', 60);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const use = prices.list.getByRole('button', { name: 'Use 84.20' });
  expect(await use.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  expect(await editor('SP - AUD - 01').inputValue()).toBe('84.20');
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
});

test('a stale change in place offers both prices', { tags: 'LL07' }, async () => {
  const { change, prices, cell, stored, wire, made, expectComplaints } = await openOne();
  expectComplaints(/409/);
  const first = await cell('SP - AUD - 01');
  await wire.change({ ...made, product: {} }, { AUD: ['10.5', '9'], USD: ['8'] });
  await change('SP - AUD - 01', '11');
  const question = prices.list.getByRole('dialog', { name: 'This price was changed by someone else' });
  await question.getByText('is now 10.50').waitFor();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11' });
  await expect.poll(() => first.innerText()).toBe('11.00');
});

test('a refused change in place restores the stored price', { tags: 'LL07' }, async () => {
  const { change, cell, host, stored, expectComplaints } = await openOne({
    user: 'customer@pricebook.test',
    hasPermissions: false,
  });
  expectComplaints(/403/);
  const first = await cell('SP - AUD - 01');
  await change('SP - AUD - 01', '11');
  await host.message(/./).first().waitFor();
  await expect.poll(() => first.innerText()).toBe('10.00');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
});

test('a price typed in a record with an empty level is kept until it is confirmed, and saved as a pasted one', {
  tags: 'LL05',
}, async () => {
  const { page, prices, cell, made, wire, stored } = await openOne();
  await wire.change({ ...made, product: {} }, { AUD: ['10', '', '9'], USD: ['8'] });
  await prices.search.press('Enter');
  await expect.poll(async () => (await cell('SP - AUD - 03')).innerText()).toBe('9.00');
  await (await cell('SP - AUD - 01')).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Set a price' });
  await review.getByRole('button', { name: 'Confirm Changes' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await review.waitFor({ state: 'hidden' });
  expect(await (await cell('SP - AUD - 01')).innerText()).toContain('11');

  // It is offered again, and saved in the same way.
  await page.reload();
  await prices.button(/^Save /).click();
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await review.waitFor({ state: 'hidden' });
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '', SP_AUD_03: '9' });
  await expect.poll(() => prices.button(/^Save /).count()).toBe(0);
});

test('nothing is editable in a read-only list', { tags: 'LL07' }, async () => {
  const { page, prices, cell } = await openOne();
  await prices.list.evaluate((list) => list.setAttribute('readonly', ''));
  await prices.createNew.waitFor({ state: 'detached' });
  const first = await cell('SP - AUD - 01');
  await first.dblclick();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  expect(await prices.grid.getByRole('textbox').count()).toBe(0);
  expect(await first.innerText()).toBe('10.00');
});
