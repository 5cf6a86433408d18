import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { holdRequests } from '../../support/pages/hold-requests';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';

const app = appForTests();
const openPage = freshPages();

/** Creates three records and opens the list, filtered to them. */
async function openThree(name: string) {
  const opened = await openPrices(openPage, app());
  const { wire, page, prices } = opened;
  const token = (await app().signIn()).accessToken;
  const skus = ['1', '2', '3'].map((number) => `${name}-${number}`);
  const records = [
    { AUD: ['10', '20.30', 'POA'], USD: ['7'] },
    { AUD: ['100'], USD: [] },
    { AUD: ['0.40'], USD: ['5'] },
  ];
  for (const [at, sku] of skus.entries()) {
    await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku, STATUS: 'Active' });
    await wire.create(sku, records[at] ?? { AUD: [], USD: [] });
  }
  await prices.search.fill(name);
  await prices.total(3).waitFor();
  const stored = async (sku: string) => (await wire.find(sku))[0];
  return { ...opened, skus, stored, change: changePricesPage(page), history: priceHistoryPage(page) };
}

test('prices of a filtered list are raised, and taken back as a whole', {
  tags: ['NC63', 'NC64', 'NC65'],
}, async () => {
  const { prices, change, history, host, stored } = await openThree('RAISE');
  await change.open.click();
  await change.field('Per cent').fill('3');
  await change.field('Round to').selectOption('Ending .95');
  await change.form.getByText('SP - AUD - 01: 10.00 → 9.95').waitFor();
  expect(await change.field('Rows').locator('option').allInnerTexts()).toEqual([
    'The list as it is filtered: 3 records',
    'All prices',
  ]);
  await change.preview.click();

  await change.review
    .getByText(
      /^\+3 % on AUD 01–20, ending \.95, search “RAISE”: 4 prices in 3 of 3 records would change; 1 stays as a text such as POA; 55 stay blank$/,
    )
    .waitFor();
  await change.pair('RAISE-2').uncheck();
  await change.confirm.click();
  await change.review.getByRole('button', { name: 'Confirm 3 changes, 1 of them big' }).click();
  await host.message('3 prices in 2 records changed, 1 record left out.').waitFor();
  // The upload's own question is answered already.
  expect(await host.message('please confirm the changes').count()).toBe(0);
  await expect
    .poll(() => stored('RAISE-1'))
    .toMatchObject({ SP_AUD_01: '9.95', SP_AUD_02: '20.95', SP_AUD_03: 'POA', SP_USD_01: '7' });
  expect(await stored('RAISE-2')).toMatchObject({ SP_AUD_01: '100' });
  expect(await stored('RAISE-3')).toMatchObject({ SP_AUD_01: '0.95', SP_USD_01: '5' });
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const cell = prices.rowOf('RAISE-1').locator(`[role=gridcell][aria-colindex="${place}"]`);
  await expect.poll(() => cell.innerText()).toBe('9.95');

  await history.pastUploads.click();
  await history.takeBackOf('+3 % on AUD 01–20, ending .95, search “RAISE”.xlsx').first().click();
  await history.confirm.click();
  await host.message('Upload taken back').waitFor();
  await expect.poll(() => stored('RAISE-1')).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '20.3' });
});

test('a preview is dropped when its rule is changed while the prices are read', { tags: 'NC126' }, async () => {
  const { page, change, stored } = await openThree('VOID');
  await change.open.click();
  await change.field('Per cent').fill('3');
  const release = await holdRequests(page, /download=1/);
  await Promise.all([page.waitForRequest(/download=1/), change.preview.click()]);
  await change.form.getByText('Reading the stored prices.').waitFor();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('download=1'));
  await change.field('Per cent').fill('5');
  await change.form.getByText('The rule was changed. Preview the changes again.').waitFor();
  await ended;
  release();
  await change.preview.click();
  await change.review.getByText(/^\+5 % on AUD 01–20/).waitFor();
  await change.confirm.click();
  await change.review.waitFor({ state: 'detached' });
  await expect.poll(() => stored('VOID-2')).toMatchObject({ SP_AUD_01: '105' });
});

test('a record that was changed since the preview is shown, the others are saved', { tags: 'NC65' }, async () => {
  const { change, wire, skus, stored, page } = await openThree('RACE');
  await change.open.click();
  await change.field('Per cent').fill('10');
  await change.preview.click();
  await change.pair('RACE-1').waitFor();
  const [second] = await wire.find('RACE-2');
  if (second === undefined) throw new Error('RACE-2 is missing');
  await wire.change(second, { AUD: ['150'], USD: [] });
  await change.confirm.click();
  await change.review.getByText('2 records were changed as previewed. 1 record came back differently').waitFor();
  expect(await change.review.getByRole('article').count()).toBe(1);
  expect(await stored('RACE-1')).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '22.33', SP_AUD_03: 'POA' });
  expect(await stored('RACE-2')).toMatchObject({ SP_AUD_01: '150' });

  // It is a review like any other, which a reload does not lose.
  await page.reload();
  await page.getByText(/^An upload waits for your confirmation: 1 change of \+10 % on AUD 01–20/).waitFor();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm Changes' }).click();
  await expect.poll(() => stored('RACE-2')).toMatchObject({ SP_AUD_01: '110' });
  expect(skus).toHaveLength(3);
});

test('the form works by keyboard, and names what is missing or wrong', { tags: 'NC62' }, async () => {
  const { change, page, stored } = await openThree('KEYS');
  await change.open.press('Enter');
  await expect.poll(() => isFocused(change.field('Per cent'))).toBe(true);
  await page.keyboard.press('Enter');
  await change.form.getByText('Type a number').waitFor();
  await page.keyboard.type('2;5');
  await change.form.getByText('Digits and a decimal point only, such as 2.5').waitFor();
  await change.form.getByRole('button', { name: 'None', exact: true }).press('Enter');
  await change.form.getByText('Choose at least one level').waitFor();
  await change.level('02').press('Space');
  await change.field('Change').selectOption('Take from another level');
  await change.field('Factor').fill('0.97');
  await change.form.getByText('SP - AUD - 02: 20.30 → 9.70').waitFor();
  await page.keyboard.press('Enter');
  await change.pair('KEYS-1').waitFor();
  expect(await change.review.getByRole('article').count()).toBe(1);
  // Back to the form, with what was typed.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  expect(await change.field('Factor').inputValue()).toBe('0.97');
  expect(await change.level('01').isChecked()).toBe(false);
  expect(await stored('KEYS-1')).toMatchObject({ SP_AUD_02: '20.3' });
});

test('a rule that changes nothing says so in the form', { tags: 'NC64' }, async () => {
  const { change } = await openThree('SAME');
  await change.open.click();
  await change.field('Change').selectOption('Lower by an amount');
  await change.field('Amount').fill('1000');
  await change.preview.click();
  await change.form
    .getByText(
      'No price changes in 3 records; 1 stays as a text such as POA; 55 stay blank; 4 stay because the result is below 0 or too large',
    )
    .waitFor();
});

test('a read-only list has no button to change prices', { tags: 'NC64' }, async () => {
  const { page, prices, change } = await openPrices(openPage, app()).then((opened) => ({
    ...opened,
    change: changePricesPage(opened.page),
  }));
  await change.open.waitFor();
  await page.locator('pricebook-prices').evaluate((element) => element.toggleAttribute('readonly', true));
  await change.open.waitFor({ state: 'detached' });
  await prices.grid.waitFor();
});

test('the uploads of one change are taken back together', { tags: 'NC66' }, async () => {
  const { history, stored, host } = await openThree('PARTS');
  const token = (await app().signIn()).accessToken;
  await uploadPrices(app(), token, '+10 % on AUD 01 (1 of 2).csv', [['PARTS-1', '11']]);
  await uploadPrices(app(), token, '+10 % on AUD 01 (2 of 2).csv', [['PARTS-2', '110']]);
  await history.pastUploads.click();
  await history.takeBackOf('+10 % on AUD 01 (1 of 2).csv').click();
  await history.takeBack.getByText('It is one of 2 uploads of one change, which are taken back together.').waitFor();
  await history.takeBack.getByRole('button', { name: 'Take back 2 records' }).click();
  await host.message('Upload taken back').first().waitFor();
  await expect.poll(() => stored('PARTS-1')).toMatchObject({ SP_AUD_01: '10' });
  await expect.poll(() => stored('PARTS-2')).toMatchObject({ SP_AUD_01: '100' });
});

test('only the selected rows are changed', { tags: 'NC64' }, async () => {
  const { page, prices, change, stored, host } = await openThree('PICK');
  await page.locator('pricebook-prices').evaluate((element) => element.toggleAttribute('selectable', true));
  await prices.rowOf('PICK-3').getByRole('checkbox').check();
  await change.open.click();
  expect(await change.field('Rows').locator('option').first().innerText()).toBe('1 selected row');
  await change.field('Change').selectOption('Take from the other currency');
  await change.field('Rate: AUD for 1 USD').fill('1.5');
  await change.form.getByText('SP - AUD - 01: 0.40 → 7.50').waitFor();
  await change.preview.click();
  await change.review.getByText(/^USD × 1\.5 → AUD 01–20, 1 selected: 1 price in 1 of 1 record would change/).waitFor();
  await change.confirm.click();
  await change.review.getByRole('button', { name: /^Confirm 1 big change/ }).click();
  await host.message('1 price in 1 record changed.').waitFor();
  await expect.poll(() => stored('PICK-3')).toMatchObject({ SP_AUD_01: '7.5' });
  expect(await stored('PICK-1')).toMatchObject({ SP_AUD_01: '10' });
});

test('the selected cells are the rows and the levels that are offered first', { tags: 'NC98' }, async () => {
  const { page, prices, change, host, skus, stored } = await openThree('AREA');
  const place = await prices.scrollToColumn('SP - AUD - 01');
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await prices
    .rowOf(skus[0] ?? '')
    .locator(`[role=gridcell][aria-colindex="${place}"]`)
    .click();
  await page.keyboard.press('Shift+ArrowDown');
  await prices.list.getByText('2 rows × 1 column selected').waitFor();
  await change.open.click();
  expect(await change.field('Rows').locator('option:checked').innerText()).toBe('2 selected rows');
  await change.field('Per cent').fill('3');
  await change.preview.click();
  await change.review.getByText(/^\+3 % on AUD 01, 2 selected: 2 prices in 2 of 2 records would change/).waitFor();
  await change.confirm.click();
  await host.message('2 prices in 2 records changed').waitFor();
  expect(await stored('AREA-1')).toMatchObject({ SP_AUD_01: '10.3', SP_AUD_02: '20.3' });
  expect(await stored('AREA-3')).toMatchObject({ SP_AUD_01: '0.4' });
});

test('a rule for the filtered list is not applied to a download that is not filtered', { tags: 'NC104' }, async () => {
  const { page, change } = await openThree('UNFILTERED');
  await page.route('**/price/getPrice?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('search');
    return route.continue({ url: url.href });
  });
  await change.open.click();
  await change.field('Per cent').fill('3');
  await change.preview.click();
  await change.form
    .getByText(/The download has \d+ records, and the list with its search and filters 3\./)
    .first()
    .waitFor();
  expect(await change.review.count()).toBe(0);
  await change.field('Rows').selectOption('All prices');
  await change.preview.click();
  await change.review.waitFor();
});

test('a record that is deleted after the preview and created again is named', { tags: 'NC103' }, async () => {
  const { change, wire, host, stored } = await openThree('AGAIN');
  await change.open.click();
  await change.field('Per cent').fill('10');
  await change.preview.click();
  await change.pair('AGAIN-1').waitFor();
  const [second] = await wire.find('AGAIN-2');
  if (second === undefined) throw new Error('AGAIN-2 is missing');
  await wire.remove(second.ID);
  await change.confirm.click();
  await host.message('created again with only the values of this change: 1 (AGAIN-2)').waitFor();
  await expect.poll(() => stored('AGAIN-2')).toMatchObject({ SP_AUD_01: '110' });
});
