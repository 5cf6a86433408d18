import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openUsers } from '../../support/pages/open-users';

const app = appForTests();
const openPage = freshPages();

/** The height in which the first lies over the second. */
async function overlap(first: Locator, second: Locator): Promise<number> {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  return above && below ? Math.max(0, above.y + above.height - below.y) : Number.NaN;
}

/** A visible user who belongs to one test. */
async function openOwn() {
  const opened = await openUsers(openPage, app());
  const user = await opened.wire.create();
  await opened.users.search.fill(user.EMAIL);
  await opened.users.total(1).waitFor();
  return { ...opened, user, form: opened.users.form };
}

describe('the form of a user', () => {
  test('shows the back end’s refusal beside its field', { tags: 'EU12' }, async () => {
    const { users, user, form } = await openOwn();
    await users.pick(user.EMAIL, 'Edit');
    await form.email.fill('nobody');
    expect(await form.submit.getAttribute('aria-disabled')).toBe('true');
    expect(await form.email.getAttribute('aria-invalid')).toBe('true');
    expect(await form.email.inputValue()).toBe('nobody');
  });

  test('names a new user, and shows one of another status', { tags: ['LS03', 'LS07'] }, async () => {
    const { users, host, form } = await openOwn();
    const email = 'shown.later.than.others@courts.example';
    await users.createNew.click();
    await form.name.fill('Shown Later');
    await form.role.selectOption('Sales');
    await form.email.fill(email);
    await form.status.selectOption('Inactive');
    await form.chooseCompany('Harbour City Courts');
    await form.phone.fill('+61 2 5550 0145');
    await form.submit.click();
    const show = host.message(email).getByRole('button', { name: 'Show' });
    // The pointer keeps the message.
    await show.hover();
    expect(await overlap(host.message(email), users.createNew)).toBe(0);
    await show.click();
    await expect.poll(() => users.names()).toEqual(['Shown Later']);
  });

  test('reports a taken email, not a conflicting change', { tags: 'EU13' }, async () => {
    const { users, user, form, expectComplaints } = await openOwn();
    expectComplaints(/status of 409/);
    await users.pick(user.EMAIL, 'Edit');
    await form.email.fill('sales@pricebook.test');
    await form.submit.click();
    await form.problem.waitFor();
    expect(await form.problem.innerText()).toContain('sales@pricebook.test already');
    expect(await form.keepMine.count()).toBe(0);
  });

  test('shows a concurrent change and lets the user decide', { tags: 'EU13' }, async () => {
    const { users, user, form, wire, expectComplaints } = await openOwn();
    expectComplaints(/status of 409/);
    await users.pick(user.EMAIL, 'Edit');
    await form.phone.fill('+61 2 5550 0999');
    await wire.change(user, { PHONE_NUMBER: '+61 2 5550 0111' });
    await form.submit.click();
    await form.sheet.getByText('This user was changed by someone else').waitFor();
    expect(await form.sheet.innerText()).toContain('+61 2 5550 0111');
    await form.keepMine.click();
    await form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find(user.EMAIL)).toEqual([expect.objectContaining({ PHONE_NUMBER: '+61 2 5550 0999' })]);
  });

  test('loads the user again with hidden columns on opening', { tags: 'EU13' }, async () => {
    const { users, user, form, wire } = await openOwn();
    await users.list.evaluate((element) => element.setAttribute('columns', 'NAME,EMAIL'));
    await users.refreshed(() => users.search.press('Enter'));
    await wire.change(user, { PHONE_NUMBER: '+61 2 5550 0222' });
    await users.pick(user.EMAIL, 'Edit');
    await expect.poll(() => form.phone.inputValue()).toBe('+61 2 5550 0222');
    await expect.poll(() => form.company.inputValue()).toBe('Harbour City Courts');
  });

  test('does not open for a deleted user, and shows a message', { tags: 'EU13' }, async () => {
    const { users, user, wire, host } = await openOwn();
    await wire.remove(user.ID);
    await users.pick(user.EMAIL, 'Edit');
    await host.message(`The user ${user.EMAIL} is not on this page any more.`).waitFor();
    expect(await users.form.sheet.count()).toBe(0);
  });

  test('is locked while it is saved', { tags: 'EU13' }, async () => {
    const { page, users, user, form } = await openOwn();
    const release = await holdRequests(page, /updateUser$/);
    await users.pick(user.EMAIL, 'Edit');
    await form.phone.fill('+61 2 5550 0333');
    await Promise.all([page.waitForRequest(/updateUser$/), form.submit.click()]);
    for (const name of ['Role', 'Status', 'Company']) {
      expect(await form.sheet.getByLabel(name, { exact: true }).isEditable(), name).toBe(false);
    }
    release();
    await form.sheet.waitFor({ state: 'detached' });
  });

  test('asks before discarding typed input', async () => {
    const { page, users, user, form } = await openOwn();
    await users.pick(user.EMAIL, 'Edit');
    await form.name.fill('Somebody Else');
    await form.name.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await form.name.inputValue()).toBe('Somebody Else');
    await form.cancel.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.sheet.waitFor({ state: 'detached' });
  });
});

describe('a user pending approval', () => {
  test('is approved in the list once company and role are chosen', { tags: 'EU14' }, async () => {
    const { users, wire } = await openUsers(openPage, app());
    const { form } = users;
    const email = await wire.register('Harbour City');
    await users.status.selectOption('Pending');
    await users.pick(email, 'Approve');
    await form.sheet.getByText('is waiting for approval').waitFor();
    await form.sheet.getByText('Saving approves the account').waitFor();
    await form.sheet.getByText('Typed when registering: Harbour City').waitFor();
    expect(await form.status.inputValue()).toBe('Active');
    expect(await form.missing.allInnerTexts()).toEqual(['Role', 'Company']);
    await form.role.selectOption('Customer');
    await form.chooseCompany('Harbour City Courts');
    expect(await form.submit.innerText()).toBe('Approve');
    await form.submit.click();
    await form.sheet.waitFor({ state: 'detached' });
    await users.rowOf(email).waitFor({ state: 'detached' });
    expect(await wire.find(email)).toEqual([
      expect.objectContaining({
        STATUS: 'Active',
        ROLE: 'Customer',
        COMPANY: { ID: 2, COMPANY_NAME: 'Harbour City Courts' },
      }),
    ]);
    await users.status.selectOption('Active');
    await users.search.fill(email);
    await users.rowOf(email).waitFor();
  });
});

describe('deleting', () => {
  test('oneself is refused, and the question gives the reason', { tags: 'EU11' }, async () => {
    const { users, wire, expectComplaints } = await openUsers(openPage, app());
    expectComplaints(/status of 409/);
    await users.pick('admin@pricebook.test', 'Delete');
    await users.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await users.deleteDialog.getByText('You cannot delete your own account.').first().waitFor();
    expect(await wire.find('admin@pricebook.test')).toHaveLength(1);
  });

  test('is cancelled by Cancel', { tags: 'EU10' }, async () => {
    const { users, user, wire } = await openOwn();
    await users.pick(user.EMAIL, 'Delete');
    await users.deleteDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await users.deleteDialog.waitFor({ state: 'detached' });
    expect(await wire.find(user.EMAIL)).toHaveLength(1);
  });

  test('or demoting the last Super Admin is refused with the reason', { tags: 'EU11' }, async () => {
    const { users, expectComplaints } = await openUsers(openPage, app());
    const { form } = users;
    expectComplaints(/status of 409/);
    await users.pick('admin@pricebook.test', 'Edit');
    await form.role.selectOption('Admin');
    await form.submit.click();
    await form.sheet.getByText('is the last Super Admin who can sign in').first().waitFor();
    expect(await form.keepMine.count()).toBe(0);
  });
});
