import { storeSession } from '../app/app';
import { userListPage } from '../pages/user-list.page';
import { usersOf } from '../wire/users-by-wire';
import type { Stage, View } from './view';

async function showUsers({ page, app, proxy, session }: Stage) {
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/users`);
  const users = userListPage(page);
  await users.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { users, wire: usersOf(app, session.accessToken) };
}

/** Opens the form of a user who belongs to this view only. */
async function editOwn(stage: Stage) {
  const shown = await showUsers(stage);
  const user = await shown.wire.create();
  await shown.users.search.fill(user.EMAIL);
  await shown.users.total(1).waitFor();
  await shown.users.pick(user.EMAIL, 'Edit');
  await shown.users.form.company.waitFor();
  return { ...shown, form: shown.users.form, user };
}

async function showPending(stage: Stage) {
  const shown = await showUsers(stage);
  const email = await shown.wire.register('Harbour City');
  await shown.users.status.selectOption('Pending');
  await shown.users.rowOf(email).waitFor();
  return { ...shown, email };
}

/** The views of the users. */
export const userViews: readonly View[] = [
  { name: 'users', show: showUsers },
  { name: 'users-pending', show: showPending },
  {
    name: 'users-empty',
    async show(stage) {
      const { users, wire } = await showUsers(stage);
      for (const { ID, STATUS } of await wire.find('')) if (STATUS === 'Inactive') await wire.remove(ID);
      await users.status.selectOption('Inactive');
      await users.list.getByText('No inactive users').waitFor();
    },
  },
  {
    name: 'user-filter-dialog',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.filter.click();
      await users.chooseFilter('Role', 'Super Admin');
    },
  },
  {
    name: 'users-filtered',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.filter.click();
      await users.chooseFilter('Role', 'Super Admin');
      await users.filterDialog.getByRole('button', { name: 'Save' }).click();
      await users.list.getByRole('button', { name: /Remove.*Role/ }).waitFor();
    },
  },
  {
    name: 'user-columns',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.manageColumns.click();
      await users.dragHandleOf('Email').waitFor();
    },
  },
  {
    name: 'user-create',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.createNew.click();
      await users.form.company.waitFor();
    },
  },
  { name: 'user-edit', show: editOwn },
  {
    name: 'user-field-errors',
    async show(stage) {
      const { form } = await editOwn(stage);
      await form.email.fill('nobody');
      await form.email.and(form.sheet.locator('[aria-invalid="true"]')).waitFor();
    },
  },
  {
    name: 'user-conflict',
    async show(stage) {
      const { form, wire, user } = await editOwn(stage);
      await form.phone.fill('+61 2 5550 0999');
      await wire.change(user, { ROLE: 'Sales', PHONE_NUMBER: '+61 2 5550 0111' });
      await form.submit.click();
      await form.keepMine.waitFor();
    },
  },
  {
    name: 'user-approve',
    async show(stage) {
      const { users, email } = await showPending(stage);
      await users.pick(email, 'Approve');
      await users.form.company.waitFor();
    },
  },
  {
    name: 'user-delete',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.pick('customer@pricebook.test', 'Delete');
      await users.deleteDialog.waitFor();
    },
  },
  {
    name: 'user-delete-refused',
    async show(stage) {
      const { users } = await showUsers(stage);
      await users.pick('admin@pricebook.test', 'Delete');
      await users.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await users.deleteDialog.getByRole('alert').waitFor();
    },
  },
];
