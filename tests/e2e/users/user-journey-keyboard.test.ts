import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { chooseByTyping, goToRowButton, pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openUsers } from '../../support/pages/open-users';

const app = appForTests();
const openPage = freshPages();

test('the keyboard alone creates, searches, filters, edits, approves and deletes users', { tags: 'EU18' }, async () => {
  const { page, users, wire } = await openUsers(openPage, app());
  const { keyboard } = page;
  const { form } = users;
  const email = 'kemi.dahl@courts.example';
  const applicant = await wire.register('Kauri');
  const tabTo = (element: Parameters<typeof pressUntilFocused>[2]) => pressUntilFocused(page, 'Tab', element);
  const choose = (select: Parameters<typeof pressUntilFocused>[2], option: string) =>
    chooseByTyping(page, select, option);
  const chooseCompany = async (name: string) => {
    await tabTo(form.company);
    await keyboard.type(name);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await keyboard.press('Enter');
  };
  const gone = () => form.sheet.waitFor({ state: 'detached' });
  const pressInRow = async (button: Parameters<typeof pressUntilFocused>[2]) => {
    await goToRowButton(page, users.grid, button);
    await keyboard.press('Enter');
  };

  // Create: the focus starts in the first field.
  await tabToAndEnter(page, users.createNew);
  await form.name.waitFor();
  await tabTo(form.name);
  await keyboard.type('Kemi Dahl');
  await choose(form.role, 'Sales');
  await tabTo(form.email);
  await keyboard.type(email);
  await chooseCompany('Baseline Surfaces');
  await tabTo(form.phone);
  await keyboard.type('+61 2 5550 0155');
  await keyboard.press('Enter');
  await gone();

  // Search, then filter by the role's label.
  await tabTo(users.search);
  await keyboard.type(email);
  await users.total(1).waitFor();
  await tabToAndEnter(page, users.filter);
  const role = users.filterDialog.getByRole('combobox', { name: 'Role' });
  await role.waitFor();
  await tabTo(role);
  await keyboard.type('Sales');
  await page.getByRole('option', { name: 'Sales', exact: true }).waitFor();
  await keyboard.press('Enter');
  await users.refreshed(() => tabToAndEnter(page, users.filterDialog.getByRole('button', { name: 'Save' })));
  const chip = users.list.getByRole('button', { name: /Remove.*Role/ });
  await chip.waitFor();

  // Edit.
  await pressInRow(users.editOf(email));
  await form.name.waitFor();
  await tabTo(form.phone);
  await keyboard.press('Control+A');
  await keyboard.type('+61 2 5550 0156');
  await keyboard.press('Enter');
  await gone();
  expect(await wire.find(email)).toEqual([expect.objectContaining({ ROLE: 'Sales', PHONE_NUMBER: '+61 2 5550 0156' })]);

  // Delete: the focus is on the safe button.
  await pressInRow(users.deleteOf(email));
  await users.deleteDialog.waitFor();
  const cancel = users.deleteDialog.getByRole('button', { name: 'Cancel', exact: true });
  expect(await cancel.evaluate((one) => one.matches(':focus'))).toBe(true);
  await tabToAndEnter(page, users.deleteDialog.getByRole('button', { name: 'Delete', exact: true }));
  await users.total(0).waitFor();
  expect(await wire.find(email)).toEqual([]);

  // Approve: without search and filter, under the other status.
  await users.refreshed(() => tabToAndEnter(page, chip));
  await tabTo(users.search);
  await keyboard.press('Control+A');
  await users.refreshed(() => keyboard.press('Delete'));
  await users.refreshed(() => choose(users.status, 'Pending'));
  await pressInRow(users.approveOf(applicant));
  await form.name.waitFor();
  await choose(form.role, 'Customer');
  await chooseCompany('Kauri Sports Flooring');
  await tabToAndEnter(page, form.submit);
  await gone();
  expect(await wire.find(applicant)).toEqual([expect.objectContaining({ STATUS: 'Active', ROLE: 'Customer' })]);
});
