import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUsers } from '../../support/pages/open-users';

const app = appForTests();
const openPage = freshPages();

test('an administrator creates, searches, filters, edits, deactivates and deletes a user', {
  tags: ['EU01', 'EU03', 'EU05', 'EU06', 'EU07', 'EU10'],
}, async () => {
  const { users, host, wire } = await openUsers(openPage, app());
  const email = 'odette.farr@courts.example';
  const found = async () => (await wire.find(email))[0];

  // Create: missing fields are listed until all are filled.
  await users.createNew.click();
  await users.form.sheet.getByRole('heading', { name: 'add user' }).waitFor();
  expect(await users.form.submit.isEnabled()).toBe(false);
  expect(await users.form.missing.allInnerTexts()).toEqual(['Name', 'Email', 'Phone Number', 'Role', 'Company']);
  await users.form.name.fill('  Odette Farr ');
  await users.form.role.selectOption('Customer Manager');
  await users.form.email.fill(email);
  expect(await users.form.status.locator('option').allInnerTexts()).toEqual(['Active', 'Inactive']);
  await users.form.chooseCompany('Harbour City Courts');
  await users.form.phone.fill('   ');
  expect(await users.form.missing.allInnerTexts()).toEqual(['Phone Number']);
  await users.form.phone.fill('+61 2 5550 0144');
  await users.form.submit.click();
  await users.form.sheet.waitFor({ state: 'detached' });
  await host.message('User created successfully!').waitFor();
  expect(await found()).toMatchObject({
    NAME: 'Odette Farr',
    ROLE: 'Manager',
    STATUS: 'Active',
    COMPANY: { COMPANY_NAME: 'Harbour City Courts' },
    PHONE_NUMBER: '+61 2 5550 0144',
  });

  // Search: by a part of the email, while typing.
  await users.search.fill('odette.farr@');
  await users.total(1).waitFor();
  expect(await users.names()).toEqual(['Odette Farr']);
  expect(await users.cell(email, 'Roles')).toBe('Customer Manager');
  expect(await users.cell(email, 'Last Access')).toBe('N/A');

  // Filter: roles by their labels, in the choices and in the chip.
  await users.filter.click();
  await users.chooseFilter('Role', 'Customer Manager');
  await users.filterDialog.getByRole('button', { name: 'Save' }).click();
  await users.total(1).waitFor();
  const chip = users.list.getByRole('button', { name: /Remove.*Role/ });
  await chip.waitFor();
  expect(await users.list.innerText()).not.toContain('Manager +');
  await chip.click();

  // Edit: every field has its stored value; once inactive, the user is no longer among the active ones.
  await users.pick(email, 'Edit');
  await expect.poll(() => users.form.name.inputValue()).toBe('Odette Farr');
  expect(await users.form.sheet.getByRole('heading', { name: 'edit user' }).count()).toBe(1);
  expect(await users.form.role.inputValue()).toBe('Manager');
  await expect.poll(() => users.form.company.inputValue()).toBe('Harbour City Courts');
  await users.form.status.selectOption('Inactive');
  await users.form.chooseCompany('Kauri Sports Flooring');
  await users.form.submit.click();
  await host.message('User updated successfully!').filter({ hasText: email }).waitFor();
  await users.form.sheet.waitFor({ state: 'detached' });
  await users.total(0).waitFor();
  expect(await found()).toMatchObject({ STATUS: 'Inactive', COMPANY: { COMPANY_NAME: 'Kauri Sports Flooring' } });

  // Delete: found under the other status; the question names the email.
  await users.status.selectOption('Inactive');
  await users.total(1).waitFor();
  await users.pick(email, 'Delete');
  const question = await users.deleteDialog.textContent();
  expect(question).toContain('are you sure you want to delete');
  expect(question).toContain(email);
  await users.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await host.message('User deleted successfully!').waitFor();
  await users.total(0).waitFor();
  expect(await found()).toBeUndefined();
});
