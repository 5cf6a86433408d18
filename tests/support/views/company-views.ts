import type { Page } from 'playwright';
import { storeSession } from '../app/app';
import { companyListPage } from '../pages/company-list.page';
import { companiesOf } from '../wire/companies-by-wire';
import type { Stage, View } from './view';

async function showCompanies({ page, app, proxy, session }: Stage) {
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/companies`);
  const companies = companyListPage(page);
  await companies.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { companies, wire: companiesOf(app, session.accessToken) };
}

/** Edits a company that belongs to this view, so that no view changes the company of another. */
async function editOwn(stage: Stage, name: string) {
  const shown = await showCompanies(stage);
  const { companies, wire } = shown;
  const company = (await wire.find(name))[0] ?? (await wire.create({ COMPANY_NAME: name }));
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  await companies.pickFirst('Edit');
  await companies.form.field('Company name').waitFor();
  return { ...shown, form: companies.form, company };
}

const offered = (page: Page, option: string) => page.getByRole('option', { name: option, exact: true });

/** The views of the companies. */
export const companyViews: readonly View[] = [
  { name: 'companies', show: showCompanies },
  {
    name: 'companies-filtered',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.filter.click();
      await companies.chooseFilter('Country', 'Australia');
      await companies.filterDialog.getByRole('button', { name: 'Save' }).click();
      await companies.list.getByRole('button', { name: /Remove.*Country/ }).waitFor();
    },
  },
  {
    name: 'company-filter-dialog',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.filter.click();
      await companies.chooseFilter('Country', 'Australia');
      await companies.filterDialog.getByRole('combobox', { name: 'Region' }).click();
      await offered(stage.page, 'Victoria').waitFor();
    },
  },
  {
    name: 'company-columns',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.manageColumns.click();
      await companies.dragHandleOf('Unit').waitFor();
    },
  },
  {
    name: 'company-create',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.createNew.click();
      await companies.form.sheet.getByRole('combobox', { name: 'Country' }).waitFor();
    },
  },
  {
    name: 'company-edit',
    async show(stage) {
      const { form } = await editOwn(stage, 'Tasman Line Marking');
      await form.logos.first().waitFor();
    },
  },
  {
    name: 'company-currency-changed',
    async show(stage) {
      const { form } = await editOwn(stage, 'Tasman Line Marking');
      await form.choose('Currency', 'USD');
      await form.sheet.getByText('AUD 01 does not exist in USD').waitFor();
    },
  },
  {
    name: 'company-conflict',
    async show(stage) {
      const { form, wire, company } = await editOwn(stage, 'Contested Courts');
      await form.field('City').fill('Launceston');
      const [now] = await wire.find(company.COMPANY_NAME);
      if (!now) throw new Error('The company is not there.');
      await wire.change(now, { CITY: `Devonport ${now.VERSION}`, UNIT: '12' });
      await form.submit.click();
      await form.keepMine.waitFor();
    },
  },
  {
    name: 'company-delete',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.pickFirst('Delete');
      await companies.deleteDialog.waitFor();
    },
  },
  {
    name: 'company-in-use',
    async show(stage) {
      const { companies } = await showCompanies(stage);
      await companies.pickFirst('Delete');
      await companies.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await companies.deleteDialog.getByRole('alert').waitFor();
    },
  },
];
