import type { Locator, Page } from 'playwright';
import type { wholeCompany } from '../wire/companies-by-wire';
import { choose, listPage, recordForm } from './list.page';

/** Page object of the company list. */
export const companyListPage = (page: Page) => {
  const list = listPage(page, {
    area: 'companies',
    heading: 'company management',
    filterTitle: 'Filter Company',
    formTitle: /^(add|edit) company/,
    edit: (name) => `Edit ${name}`,
    remove: (name) => `Delete ${name}`,
  });
  return { ...list, form: companyForm(page, list.sheet) };
};

const companyForm = (page: Page, sheet: Locator) => {
  const field = (label: string) => sheet.getByLabel(label, { exact: true });
  const chooseIn = (label: string, option: string) =>
    choose(page, sheet.getByRole('combobox', { name: label, exact: true }), option);
  return {
    ...recordForm(sheet),
    field,
    choose: chooseIn,
    /** Types or chooses every field. */
    async fillIn(company: typeof wholeCompany) {
      await field('Company name').fill(company.COMPANY_NAME);
      await field('Unit').fill(company.UNIT);
      await field('Address 1').fill(company.ADDRESS1);
      await field('Address 2').fill(company.ADDRESS2);
      await field('City').fill(company.CITY);
      await field('Region').fill(company.REGION);
      await field('Postal code').fill(company.POSTAL_CODE);
      await chooseIn('Country', company.COUNTRY);
      await chooseIn('Sales person', company.SALES_PERSON);
      await chooseIn('Currency', company.CURRENCY);
      await chooseIn('Approved applicator', company.APPROVED_APPLICATOR);
      await chooseIn('Price category strips', company.PRICE_CATEGORY_STRIPS);
      await chooseIn('Price category bulk', company.PRICE_CATEGORY_BULK);
      for (const logo of company.CUSTOM_LOGO) await chooseIn('Custom logo', logo);
    },
    /** The chosen logos. */
    logos: sheet.getByRole('button', { name: /^Remove / }),
  };
};
