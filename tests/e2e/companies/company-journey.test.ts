import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { companyListPage } from '../../support/pages/company-list.page';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { companiesOf, wholeCompany } from '../../support/wire/companies-by-wire';

const app = appForTests();
const openPage = freshPages();

test('a person creates, searches, filters, edits and deletes a company', {
  tags: ['EC01', 'EC02', 'EC05'],
}, async () => {
  const { page } = await openPage({ reducedMotion: 'no-preference' });
  const wire = companiesOf(app(), (await app().signIn()).accessToken);
  const companies = companyListPage(page);
  const host = hostPage(page);
  const { form } = companies;
  const name = wholeCompany.COMPANY_NAME;

  await page.goto(app().url);
  await loginPage(page).signIn();
  await host.tab('Company Management').click();
  await companies.grid.getByRole('gridcell').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/companies');
  expect(await companies.heading.textContent()).toBe('company management');

  // Create: the button is disabled until every field is filled, and lists the missing ones.
  await companies.createNew.click();
  for (const [label, text] of [
    ['Company name', name],
    ['Unit', '3'],
    ['Address 1', '41 Sunderland Street'],
    ['Address 2', 'Rear gate'],
    ['City', 'Hobart'],
    ['Region', 'Tasmania'],
    ['Postal code', '7000'],
  ] as const)
    await form.field(label).fill(text);
  await form.choose('Country', 'Australia');
  await form.choose('Sales person', 'Tom Brandt');
  await form.choose('Currency', 'AUD');
  await form.choose('Approved applicator', 'Yes');
  await form.choose('Price category strips', 'AUD 02');
  await form.choose('Price category bulk', 'AUD 01');
  expect(await form.submit.isEnabled()).toBe(false);
  await form.sheet.getByRole('button', { name: 'Custom logo', exact: true }).waitFor();
  await form.choose('Custom logo', 'Club crest');
  await form.choose('Custom logo', 'Sponsor');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await host.message('Company created successfully!').waitFor();
  expect(await wire.find(name)).toMatchObject([{ ...wholeCompany, CUSTOM_LOGO: ['Club crest', 'Sponsor'] }]);

  // Search: typing is enough, and the row shows what was typed.
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  expect(await companies.names()).toEqual([name]);
  expect(await companies.cell(name, 'Custom logo')).toBe('Club crest, Sponsor');
  expect(await companies.cell(name, 'Price category strips')).toBe('AUD 02');

  // Filter: the region still has a match, and the chip removes the filter.
  await companies.filter.click();
  await companies.chooseFilter('Region', 'Tasmania');
  await companies.filterDialog.getByRole('button', { name: 'Save' }).click();
  const chip = companies.list.getByRole('button', { name: /Remove.*Region/ });
  await chip.waitFor();
  await companies.search.fill('');
  await companies.total(1).waitFor();
  expect(await companies.names()).toEqual([name]);
  await chip.click();
  await companies.total(/^Total [2-9]/).waitFor();

  // Edit: every field has its stored value.
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  await companies.editOf(name).click();
  await expect.poll(() => form.field('City').inputValue()).toBe('Hobart');
  await expect.poll(() => form.field('Price category bulk').inputValue()).toBe('AUD 01');
  await form.field('City').fill('Launceston');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await host.message('Company updated successfully!').filter({ hasText: name }).waitFor();
  await expect.poll(() => companies.cell(name, 'City')).toBe('Launceston');

  // Delete: the question names the company, and then it is no longer listed.
  await companies.deleteOf(name).click();
  expect(await companies.deleteDialog.textContent()).toContain(`are you sure you want to delete ${name}`);
  await companies.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await companies.total(0).waitFor();
  expect(await wire.find(name)).toEqual([]);
});
