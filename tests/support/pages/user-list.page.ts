import type { Locator, Page } from 'playwright';
import { choose, listPage, recordForm } from './list.page';

/** Page object of the user list. A row is named by its email. */
export const userListPage = (page: Page) => {
  const list = listPage(page, {
    area: 'users',
    heading: 'user management',
    filterTitle: 'Filter User',
    formTitle: /^(add|edit) user/,
    edit: (email) => `Edit user ${email}`,
    remove: (email) => `Delete user ${email}`,
  });
  const approveOf = (email: string) => list.button(`Approve user ${email}`);
  return {
    ...list,
    status: list.list.getByRole('combobox', { name: 'Status', exact: true }),
    approveOf,
    /** Starts an action of a user, in a wide or narrow list. */
    async pick(email: string, action: 'Edit' | 'Delete' | 'Approve') {
      await list.rowOf(email).waitFor();
      const buttons = { Edit: list.editOf, Delete: list.deleteOf, Approve: approveOf };
      const own = buttons[action](email);
      if ((await own.count()) > 0) return own.click();
      await list.rowMenuOf(email).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    /** Does something that reloads the rows, and waits for them. */
    refreshed: (act: () => Promise<unknown>) => Promise.all([page.waitForResponse(/getUsers$/), act()]),
    form: userForm(page, list.sheet),
  };
};

const userForm = (page: Page, sheet: Locator) => {
  const company = sheet.getByRole('combobox', { name: 'Company', exact: true });
  return {
    ...recordForm(sheet),
    submit: sheet.getByRole('button', { name: /^(Create|Save|Approve)$/ }),
    name: sheet.getByRole('textbox', { name: 'Name', exact: true }),
    role: sheet.getByRole('combobox', { name: 'Role', exact: true }),
    email: sheet.getByRole('textbox', { name: 'Email', exact: true }),
    status: sheet.getByRole('combobox', { name: 'Status', exact: true }),
    company,
    chooseCompany: (name: string) => choose(page, company, name),
    phone: sheet.getByRole('textbox', { name: 'Phone Number', exact: true }),
    /** The fields in the note of missing values. */
    missing: sheet.locator('.pricebook-dialog-beside').getByRole('button'),
  };
};
