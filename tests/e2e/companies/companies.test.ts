import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openCompanies } from '../../support/pages/open-companies';

const app = appForTests();
const openPage = freshPages();
const open = () => openCompanies(openPage, app());

/** Edits a company that belongs to the test. */
async function edit(name: string) {
  const opened = await open();
  const { companies, wire } = opened;
  const company = await wire.create({ COMPANY_NAME: name });
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  await companies.editOf(name).click();
  await companies.form.field('City').waitFor();
  return { ...opened, form: companies.form, company };
}

describe('the companies', () => {
  test('have their columns in this order', { tags: 'EC02' }, async () => {
    const { companies } = await open();
    expect(await companies.columnNames()).toEqual([
      ...['Company name', 'Unit', 'Address 1', 'Address 2', 'City', 'Region', 'Country', 'Postal code'],
      ...['Sales person', 'Currency', 'Price category strips', 'Price category bulk', 'Status', 'Custom logo'],
      ...['Approved applicator', 'Action'],
    ]);
  });

  test('are requested with the visible columns, and again when one appears', { tags: 'EC07' }, async () => {
    const { page, companies } = await open();
    const answered = async () => {
      const response = await page.waitForResponse(/getCompanies$/);
      return Object.keys((await response.json()).data.items[0]);
    };
    await companies.manageColumns.click();
    await companies.columnsDialog.getByRole('checkbox', { name: 'City' }).uncheck();
    await companies.columnsDialog.getByRole('button', { name: 'Save' }).click();
    const [without] = await Promise.all([answered(), companies.search.press('Enter')]);
    expect(without).toContain('UNIT');
    expect(without).not.toContain('CITY');
    await companies.manageColumns.click();
    await companies.columnsDialog.getByRole('checkbox', { name: 'City' }).check();
    const [again] = await Promise.all([
      answered(),
      companies.columnsDialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(again).toContain('CITY');
    await expect.poll(() => companies.cell('Harbour City Courts', 'City')).toBe('Sydney');
  });

  test("keep the focus from 'Clear all' while their filters load", { tags: 'NC93' }, async () => {
    const { page, companies } = await open();
    const release = await holdRequests(page, /getCompanyFilterData$/);
    await companies.filter.press('Enter');
    const cancel = companies.filterDialog.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => cancel.evaluate((button) => button.matches(':focus'))).toBe(true);
    release();
    await companies.filterDialog.getByRole('combobox').first().waitFor();
  });

  test('offer the present filter choices each time the filter opens', { tags: 'GC24' }, async () => {
    const { companies, wire } = await open();
    await companies.filter.click();
    await companies.filterDialog.getByRole('combobox', { name: 'Region' }).waitFor();
    await companies.filterDialog.getByRole('button', { name: 'Cancel' }).click();
    await wire.create({ COMPANY_NAME: 'Choice Courts', REGION: 'Region added later' });
    await companies.filter.click();
    await companies.chooseFilter('Region', 'Region added later');
    await companies.filterDialog.getByRole('button', { name: 'Save' }).click();
    await companies.rowOf('Choice Courts').waitFor();
  });

  test('are copied with columns that are shown after their page was left', { tags: 'GC25' }, async () => {
    const { page, companies, wire, context } = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (let number = 1; number <= 11; number += 1)
      await wire.create({ COMPANY_NAME: `Copied ${number}`, CITY: 'Fremantle' });
    const set = (name: string, value: string) =>
      page
        .locator('pricebook-companies')
        .evaluate((list, entry) => list.setAttribute(...entry), [name, value] as const);
    await set('columns', 'COMPANY_NAME,STATUS');
    await set('page-size', '10');
    await companies.search.fill('Copied ');
    await companies.total(11).waitFor();
    await set('selectable', '');
    const [name = ''] = await companies.grid.getByRole('gridcell', { name: /^Copied/ }).allInnerTexts();
    await companies.rowOf(name).getByRole('checkbox').check();
    await companies.nextPage.click();
    await companies.rowOf(name).waitFor({ state: 'detached' });
    await set('columns', 'COMPANY_NAME,CITY');
    const grid = page.locator('pricebook-companies [role=grid][aria-multiselectable=true]');
    await grid.getByRole('gridcell', { name: /^Copied/ }).click();
    await grid.getByRole('gridcell', { name: 'Fremantle', exact: true }).waitFor();
    await page.keyboard.press('Control+C');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${name}\tFremantle`);
  });

  test('show a message when their filters fail to load', { tags: 'EC06' }, async () => {
    const { page, companies, host, expectComplaints } = await open();
    expectComplaints(/Failed to load resource/);
    await page.route(/getCompanyFilterData$/, (route) => route.abort());
    await companies.filter.click();
    const message = host.message('Failed to load filters');
    await message.waitFor();
    expect(await message.innerText()).toContain('Could not load filters');
    await companies.filterDialog.waitFor({ state: 'detached' });
  });
});

describe('the form of a company', () => {
  test('loads the whole company, whatever columns are visible', { tags: 'EC07' }, async () => {
    const { page, companies, wire } = await open();
    await wire.create({ COMPANY_NAME: 'Narrow Courts', CITY: 'Perth' });
    await page.locator('pricebook-companies').evaluate((list) => list.setAttribute('columns', 'COMPANY_NAME,STATUS'));
    await companies.search.fill('Narrow Courts');
    await companies.total(1).waitFor();
    await companies.editOf('Narrow Courts').click();
    await expect.poll(() => companies.form.field('City').inputValue()).toBe('Perth');
    await companies.form.field('City').fill('Bunbury');
    await companies.form.submit.click();
    await companies.form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find('Narrow Courts')).toMatchObject([{ CITY: 'Bunbury', UNIT: '3', CURRENCY: 'AUD' }]);
  });

  test('requires every field and a logo, and lists what is missing', { tags: 'EC03' }, async () => {
    const { form } = await edit('Incomplete Courts');
    expect(await form.submit.isEnabled()).toBe(true);
    await form.field('Address 2').fill('  ');
    expect(await form.submit.isEnabled()).toBe(false);
    await form.sheet.getByRole('button', { name: 'Address 2', exact: true }).click();
    expect(await form.field('Address 2').evaluate((field) => field.matches(':focus'))).toBe(true);
    await form.field('Address 2').fill('Gate 2');
    await form.logos.click();
    expect(await form.submit.isEnabled()).toBe(false);
    await form.sheet.getByRole('button', { name: 'Custom logo', exact: true }).waitFor();
    await form.choose('Custom logo', 'Sponsor');
    expect(await form.submit.isEnabled()).toBe(true);
  });

  test('offers the other currency’s categories, and names an invalid chosen one', {
    tags: 'EC04',
  }, async () => {
    const { page, form, wire } = await edit('Moving Courts');
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/getPriceCategory?CURRENCY=USD')),
      form.choose('Currency', 'USD'),
    ]);
    await form.sheet.getByText('AUD 02 does not exist in USD. Choose another.').waitFor();
    await form.sheet.getByText('AUD 01 does not exist in USD. Choose another.').waitFor();
    expect(await form.submit.isEnabled()).toBe(false);
    await form.choose('Price category strips', 'USD 03');
    await form.choose('Price category bulk', 'USD 04');
    await form.submit.click();
    await form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find('Moving Courts')).toMatchObject([
      { CURRENCY: 'USD', PRICE_CATEGORY_STRIPS: 'USD 03', PRICE_CATEGORY_BULK: 'USD 04' },
    ]);
  });

  test('shows a concurrent change and lets the user decide', { tags: 'EC08' }, async () => {
    const { form, wire, company, expectComplaints } = await edit('Contested Courts');
    expectComplaints(/status of 409/);
    await form.field('City').fill('Launceston');
    await wire.change(company, { CITY: 'Devonport' });
    await form.submit.click();
    await form.sheet.getByText('This company was changed by someone else').waitFor();
    await form.sheet.getByRole('cell', { name: 'Devonport' }).waitFor();
    await form.keepMine.click();
    await form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find('Contested Courts')).toMatchObject([{ CITY: 'Launceston' }]);
  });

  test('preserves typed input and shows a message for a taken name', { tags: 'EC08' }, async () => {
    const { form, expectComplaints } = await edit('Second Courts');
    expectComplaints(/status of 409/);
    await form.field('Company name').fill('Harbour City Courts');
    await form.submit.click();
    await form.problem.waitFor();
    expect(await form.problem.innerText()).toContain('There is a company named Harbour City Courts already');
    expect(await form.field('Company name').inputValue()).toBe('Harbour City Courts');
  });

  test('asks before discarding typed input', { tags: 'EC09' }, async () => {
    const { page, form } = await edit('Abandoned Courts');
    await form.field('City').fill('Nowhere');
    await form.field('City').press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await form.field('City').inputValue()).toBe('Nowhere');
    await form.cancel.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.sheet.waitFor({ state: 'detached' });
  });
});

test('refuses to delete a company in use, and gives the reason', { tags: 'EC05' }, async () => {
  const { companies, wire, expectComplaints } = await open();
  expectComplaints(/status of 409/);
  await companies.deleteOf('Baseline Surfaces').click();
  await companies.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  const problem = companies.deleteDialog.getByRole('alert');
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/Baseline Surfaces is in use by \d+ users?/);
  expect(await wire.find('Baseline Surfaces')).toHaveLength(1);
});
