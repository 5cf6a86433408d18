import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openCompanies } from '../../support/pages/open-companies';
import { wholeCompany } from '../../support/wire/companies-by-wire';

const app = appForTests();
const openPage = freshPages();

test('the keyboard alone creates, searches, filters, edits and deletes a company', { tags: 'EC01' }, async () => {
  const { page, companies, wire } = await openCompanies(openPage, app());
  const { form } = companies;
  const { keyboard } = page;
  const name = wholeCompany.COMPANY_NAME;
  const tabTo = (element: Locator) => pressUntilFocused(page, 'Tab', element);
  const choose = async (element: Locator, option: string) => {
    await tabTo(element);
    await keyboard.type(option);
    await page.getByRole('option', { name: option, exact: true }).waitFor();
    await keyboard.press('Enter');
  };

  // Create: the focus starts in the first field.
  await tabToAndEnter(page, companies.createNew);
  await form.sheet.getByRole('combobox', { name: 'Country' }).waitFor();
  await keyboard.type(name);
  for (const [label, text] of [
    ['Unit', '3'],
    ['Address 1', '41 Sunderland Street'],
    ['Address 2', 'Rear gate'],
    ['City', 'Hobart'],
    ['Region', 'Tasmania'],
    ['Postal code', '7000'],
  ] as const) {
    await tabTo(form.field(label));
    await keyboard.type(text);
  }
  for (const [label, option] of [
    ['Country', 'Australia'],
    ['Sales person', 'Tom Brandt'],
    ['Currency', 'AUD'],
    ['Approved applicator', 'Yes'],
    ['Price category strips', 'AUD 02'],
    ['Price category bulk', 'AUD 01'],
  ] as const)
    await choose(form.sheet.getByRole('combobox', { name: label, exact: true }), option);
  // Submitting an incomplete form focuses the first missing field.
  await tabToAndEnter(page, form.submit);
  await choose(form.sheet.getByRole('combobox', { name: 'Custom logo', exact: true }), 'Club crest');
  await tabToAndEnter(page, form.submit);
  await form.sheet.waitFor({ state: 'detached' });
  expect(await wire.find(name)).toMatchObject([wholeCompany]);

  // Search.
  await tabTo(companies.search);
  await keyboard.type(name);
  await companies.total(1).waitFor();

  // Filter.
  await tabToAndEnter(page, companies.filter);
  const region = companies.filterDialog.getByRole('combobox', { name: 'Region' });
  await region.waitFor();
  await choose(region, 'Tasmania');
  await Promise.all([
    page.waitForResponse(/getCompanies$/),
    tabToAndEnter(page, companies.filterDialog.getByRole('button', { name: 'Save' })),
  ]);
  await companies.list.getByRole('button', { name: /Remove.*Region/ }).waitFor();

  // Edit and delete: into the table, to the end of its row, and onto the button.
  const press = async (button: Locator) => {
    await tabTo(companies.grid.locator('[tabindex="0"]').first());
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    await keyboard.press('End');
    await pressUntilFocused(page, 'ArrowRight', button);
    await keyboard.press('Enter');
  };
  await press(companies.editOf(name));
  await form.sheet.waitFor();
  await tabTo(form.field('City'));
  await keyboard.press('Control+A');
  await keyboard.type('Launceston');
  await keyboard.press('Enter');
  await form.sheet.waitFor({ state: 'detached' });
  expect(await wire.find(name)).toMatchObject([{ CITY: 'Launceston' }]);

  await press(companies.deleteOf(name));
  await companies.deleteDialog.waitFor();
  const cancel = companies.deleteDialog.getByRole('button', { name: 'Cancel', exact: true });
  expect(await cancel.evaluate((one) => one.matches(':focus'))).toBe(true);
  await tabToAndEnter(page, companies.deleteDialog.getByRole('button', { name: 'Delete', exact: true }));
  await companies.total(0).waitFor();
  expect(await wire.find(name)).toEqual([]);
});
