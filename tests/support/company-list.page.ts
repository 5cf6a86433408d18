import type { Locator, Page } from 'playwright';
import { choose, listPage, recordForm } from './list.page';

/** The companies, by what they say. */
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
  return {
    ...recordForm(sheet),
    field,
    choose: (label: string, option: string) =>
      choose(page, sheet.getByRole('combobox', { name: label, exact: true }), option),
    /** The logos that are chosen. */
    logos: sheet.getByRole('button', { name: /^Remove / }),
  };
};
