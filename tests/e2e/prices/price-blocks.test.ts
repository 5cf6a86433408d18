import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openPriceBlocks, openPriceBlocksAfterCompanies } from '../../support/pages/open-price-blocks';
import { priceHistoryPage } from '../../support/pages/price-history.page';

const app = appForTests();
const openPage = freshPages();

const open = () => openPriceBlocks(openPage, app());
const openAfterCompanies = () => openPriceBlocksAfterCompanies(openPage, app());

test('a block that was pasted before its code has loaded is pasted into its records, also from another page', {
  tags: 'NC129',
}, async () => {
  const { page, prices, at, stored, skuOf, dialog, paste, confirm, wire } = await open();
  // Other tests may have left prices from which these would be big changes.
  for (const row of [0, 1]) {
    const record = (await wire.find(skuOf(row))).find(({ MAIN_SKU }) => MAIN_SKU === skuOf(row));
    if (record) await wire.change(record, { AUD: ['43', '42'], USD: [] });
  }
  const release = await holdRequests(page, /\/price-editing[.-]/);
  await page.reload();
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await at(0, 1).click();
  await paste('43.55\t43.45\n43.35\t43.25\n');
  const first = (await prices.skus())[0];
  await prices.nextPage.click();
  await expect.poll(async () => (await prices.skus())[0]).not.toBe(first);
  release();
  await dialog('Paste prices').getByText('4 prices in 2 records would change').waitFor();
  await confirm('Paste prices');
  await expect.poll(() => stored(1)).toMatchObject({ SP_AUD_01: '43.35', SP_AUD_02: '43.25' });
  expect(await stored(0)).toMatchObject({ SP_AUD_01: '43.55', SP_AUD_02: '43.45' });
});

test('a block is pasted after a review, undone and redone by keys', {
  tags: ['NC74', 'NC75', 'NC77', 'NC78'],
}, async () => {
  const { page, at, stored, dialog, paste, confirm, host } = await open();
  const before = [await stored(0), await stored(1)];
  await at(0, 1).click();
  await paste('A$1,033.10\t30.5\n31.5\tPOA\n');
  const review = dialog('Paste prices');
  await review.getByText('4 prices in 2 records would change').waitFor();
  expect(await stored(0)).toEqual(before[0]);
  await confirm('Paste prices', true);
  await review.waitFor({ state: 'detached' });
  await host.message('Prices saved').waitFor();
  expect(await stored(0)).toMatchObject({ SP_AUD_01: '1033.1', SP_AUD_02: '30.5' });
  expect(await stored(1)).toMatchObject({ SP_AUD_01: '31.5', SP_AUD_02: 'POA' });
  await expect.poll(() => at(0, 1).textContent()).toBe('1,033.10');

  await page.keyboard.press('Control+Z');
  await host.message('4 prices as before again.').waitFor();
  await expect.poll(() => stored(1)).toMatchObject({ SP_AUD_02: Reflect.get(before[1] ?? {}, 'SP_AUD_02') });
  expect(await stored(0)).toMatchObject({ SP_AUD_01: Reflect.get(before[0] ?? {}, 'SP_AUD_01') });
  await dialog('Undo').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Y');
  await host.message('4 prices changed again.').waitFor();
  expect(await stored(1)).toMatchObject({ SP_AUD_01: '31.5', SP_AUD_02: 'POA' });
});

test('one pasted price is saved at once, and fills the cell below it', { tags: ['NC74', 'NC75', 'NC78'] }, async () => {
  const { page, at, stored, dialog, paste, confirm } = await open();
  await at(3, 1).click();
  await paste('$33.3');
  await expect.poll(() => stored(3)).toMatchObject({ SP_AUD_01: '33.3' });
  await expect.poll(() => at(3, 1).textContent()).toBe('33.30');
  await at(3, 1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+D');
  await dialog('Fill down').getByText('1 price in 1 record would change').waitFor();
  await confirm('Fill down');
  await expect.poll(() => stored(4)).toMatchObject({ SP_AUD_01: '33.3' });
});

test('a range is emptied, and no other price moves', { tags: ['NC74', 'NC79'] }, async () => {
  const { page, at, stored, dialog, confirm } = await open();
  const { SP_AUD_03: third } = { SP_AUD_03: '', ...(await stored(6)) };
  await at(6, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await dialog('Empty cells').getByText('2 prices in 1 record would change').waitFor();
  await confirm('Empty cells', true);
  await expect.poll(() => stored(6)).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '', SP_AUD_03: third });
  await dialog('Empty cells').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Z');
  await expect.poll(() => stored(6)).not.toMatchObject({ SP_AUD_01: '' });
});

test('an emptied range is undone also while the list still shows the prices before', { tags: ['NC77'] }, async () => {
  const { page, at, stored, dialog, confirm } = await open();
  const { SP_AUD_01: first, SP_AUD_02: second } = { SP_AUD_01: '', SP_AUD_02: '', ...(await stored(10)) };
  await at(10, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await dialog('Empty cells').getByText('2 prices in 1 record would change').waitFor();
  const release = await holdRequests(page, /getPrice$/);
  await confirm('Empty cells', true);
  await dialog('Empty cells').waitFor({ state: 'detached' });
  expect(await stored(10)).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '' });
  await page.keyboard.press('Control+Z');
  await expect.poll(() => stored(10)).toMatchObject({ SP_AUD_01: first, SP_AUD_02: second });
  release();
});

test('unclear commas are asked about; cancelling changes nothing', { tags: ['NC76'] }, async () => {
  const { page, at, stored, dialog, paste, confirm } = await open();
  await at(7, 1).click();
  const before = await stored(7);
  await paste('84,20\t1,234');
  const question = dialog('What does the comma mean?');
  await question.getByText('2 pasted prices have a comma').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(7)).toEqual(before);
  await at(7, 1).click();
  await paste('84,20\t1,234');
  await question.getByRole('button', { name: 'Before decimals' }).click();
  await confirm('Paste prices', true);
  await expect.poll(() => stored(7)).toMatchObject({ SP_AUD_01: '84.2', SP_AUD_02: '1.234' });
  await page.keyboard.press('Escape');
});

test('a conflict during a block is named and offered again', { tags: ['NC78', 'NC81'] }, async () => {
  const { at, stored, dialog, paste, confirm, wire, skuOf, expectComplaints } = await open();
  expectComplaints(/409/);
  await at(8, 1).click();
  await paste('5.5\n6.6');
  await dialog('Paste prices').getByText('2 prices in 2 records would change').waitFor();
  const [record] = await wire.find(skuOf(8));
  if (record) await wire.change(record, { AUD: ['3.3'], USD: [] });
  await confirm('Paste prices', true);
  await dialog('Paste prices')
    .getByText(`${skuOf(8)} (changed by someone else meanwhile)`)
    .waitFor();
  expect(await stored(8)).toMatchObject({ SP_AUD_01: '3.3' });
  expect(await stored(9)).toMatchObject({ SP_AUD_01: '6.6' });
  await confirm('Paste prices', true);
  await expect.poll(() => stored(8)).toMatchObject({ SP_AUD_01: '5.5' });
});

test('the focus stays in the review while a block is saved, and after saving was stopped', {
  tags: ['NC81'],
}, async () => {
  const { page, at, stored, dialog, paste, prices } = await open();
  // Small changes of records without gaps: saved one by one, and not asked about again.
  const raised = async (row: number) => Number(Reflect.get(await stored(row), 'SP_AUD_01')) + 0.1;
  const texts = [await raised(9), await raised(10)].map((price) => price.toFixed(2));
  await at(9, 1).click();
  await paste(texts.join('\n'));
  const review = dialog('Paste prices');
  await review.getByText('2 prices in 2 records would change').waitFor();
  const release = await holdRequests(page, /updatePrice$/);
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  const stop = review.getByRole('button', { name: 'Stop' });
  await stop.waitFor();
  const focused = () => prices.list.evaluate((list) => list.shadowRoot?.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Paste prices');
  await stop.press('Enter');
  release();
  await review.getByText('1 price was saved. 1 record was not').waitFor();
  await expect.poll(focused).toBe('Paste prices');
});

test('one price that was typed beyond a gap is undone and redone, and moves no other price', {
  tags: 'NC95',
}, async () => {
  const { page, prices, wire, dialog, confirm, host } = await open();
  const token = (await app().signIn()).accessToken;
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: 'BEYOND-1', STATUS: 'Active' });
  await wire.create('BEYOND-1', { AUD: ['10'], USD: [] });
  await prices.search.fill('BEYOND-1');
  await prices.total(1).waitFor();
  const place = await prices.scrollToColumn('SP - AUD - 03');
  await prices.rowOf('BEYOND-1').locator(`[role=gridcell][aria-colindex="${place}"]`).click();
  await page.keyboard.type('1.5', { delay: 60 });
  await page.keyboard.press('Enter');
  await dialog('Set a price').getByText('1 price in 1 record would change').waitFor();
  await confirm('Set a price');
  await dialog('Set a price').waitFor({ state: 'detached' });
  const stored = async () => (await wire.find('BEYOND-1'))[0];
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', SP_AUD_03: '1.5' });
  await page.keyboard.press('Control+Z');
  await host.message('1 price as before again.').waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', SP_AUD_03: '' });
  await page.keyboard.press('Control+Y');
  await host.message('1 price changed again.').waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', SP_AUD_03: '1.5' });
});

test('a block with a gap is one upload, also for its records without one', { tags: ['NC81'] }, async () => {
  const { page, prices, host, wire, dialog, paste, confirm } = await open();
  const skus = ['GAP-1', 'GAP-2'] as const;
  const token = (await app().signIn()).accessToken;
  for (const [at, AUD] of [['10'], ['10', '9']].entries()) {
    const sku = skus[at] ?? '';
    await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku, STATUS: 'Active' });
    await wire.create(sku, { AUD, USD: [] });
  }
  await prices.search.fill('GAP-');
  await prices.total(2).waitFor();
  const place = await prices.scrollToColumn('SP - AUD - 03');
  await prices.rowOf(skus[0]).locator(`[role=gridcell][aria-colindex="${place}"]`).click();
  await paste('8.5\n8.6');
  await dialog('Paste prices').getByText('2 prices in 2 records would change').waitFor();
  await confirm('Paste prices');
  await host.message('2 prices in 2 records.').waitFor();
  // The upload's own question is answered already.
  expect(await host.message('please confirm the changes').count()).toBe(0);
  const past = priceHistoryPage(page);
  for (const sku of skus) {
    await past.historyOf(sku).click();
    await past.history(sku).getByRole('list').getByText('by the upload of pasted prices').waitFor();
    await page.keyboard.press('Escape');
  }
});

test('a block that is being saved when the list goes is saved to its end', { tags: 'NC110' }, async () => {
  const { page, host, at, stored, paste, confirm } = await openAfterCompanies();
  await at(12, 1).click();
  await paste('31.1\n31.2\n31.3');
  const release = await holdRequests(page, /updatePrice$/);
  await confirm('Paste prices', true);
  await page.goBack();
  release();
  await host.message('3 prices in 3 records.').waitFor();
  expect(await stored(14)).toMatchObject({ SP_AUD_01: '31.3' });
});

test('a block in its review when the list goes is offered again', { tags: 'NC110' }, async () => {
  const { page, prices, at, skuOf, dialog, paste } = await openAfterCompanies();
  await at(15, 1).click();
  await paste('32.1\n32.2');
  await dialog('Paste prices').getByText('2 prices in 2 records would change').waitFor();
  await page.goBack();
  await page.goForward();
  for (const [row, price] of ['32.1', '32.2'].entries())
    await prices.button(`Discard ${price} of SP - AUD - 01 of ${skuOf(15 + row)}`).waitFor();
});

test('a block whose code loads slowly is not cancelled by Enter', { tags: 'NC113' }, async () => {
  const { page, at, dialog, paste } = await open();
  const release = await holdRequests(page, /\/block-dialog[.-]/);
  await at(17, 1).click();
  await paste('33.1\n33.2');
  await page.getByRole('heading', { name: 'One moment' }).waitFor();
  await page.keyboard.press('Enter');
  release();
  await dialog('Paste prices').getByText('2 prices in 2 records would change').waitFor();
});
