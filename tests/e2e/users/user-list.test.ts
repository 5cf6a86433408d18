import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUsers } from '../../support/pages/open-users';

const app = appForTests();
const openPage = freshPages();
const open = () => openUsers(openPage, app());

describe('the user list', () => {
  test('has the seven columns of a user, and the actions', { tags: 'EU02' }, async () => {
    const { users } = await open();
    expect(await users.columnNames()).toEqual([
      'Full Name',
      'Email',
      'Company',
      'Roles',
      'Status',
      'Phone Number',
      'Last Access',
      'Action',
    ]);
    expect(await users.cell('customer@pricebook.test', 'Company')).toBe('Harbour City Courts');
  });

  test('shows last access as day, month, year and 12-hour local time', { tags: 'EU04' }, async () => {
    const { users } = await open();
    expect(await users.cell('admin@pricebook.test', 'Last Access')).toMatch(
      /^\d\d-\d\d-\d{4} (0[1-9]|1[0-2]):\d\d (AM|PM)$/,
    );
    expect(await users.cell('customer@pricebook.test', 'Last Access')).toBe('N/A');
  });

  test('says in the language of the page who has never signed in', { tags: 'OK03' }, async () => {
    const { page } = await open();
    await page.getByRole('gridcell', { name: 'N/A' }).first().waitFor();
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
    });
    await page.getByRole('gridcell', { name: 'Noch nie' }).first().waitFor();
    expect(await page.getByRole('gridcell', { name: 'N/A' }).count()).toBe(0);
  });

  test('shows active users first; another status starts on page 1', { tags: 'EU01' }, async () => {
    const { users, wire } = await open();
    const { EMAIL } = await wire.create({ STATUS: 'Inactive' });
    const made = await Promise.all(Array.from({ length: 8 }, () => wire.create()));
    expect(await users.status.inputValue()).toBe('Active');
    expect(await users.status.locator('option').allInnerTexts()).toEqual(['Active', 'Pending', 'Inactive']);
    await users.pageSize.selectOption('10');
    await users.nextPage.click();
    await expect.poll(() => users.currentPage.innerText()).toBe('2');
    await users.status.selectOption('Inactive');
    await users.rowOf(EMAIL).waitFor();
    expect(await users.currentPage.innerText()).toBe('1');
    expect(await users.cell(EMAIL, 'Status')).toBe('Inactive');
    await Promise.all(made.map(({ ID }) => wire.remove(ID)));
  });

  test('accepts the status by attribute and property, Active by default', {
    tags: 'EU15',
  }, async () => {
    const { users, wire } = await open();
    const { EMAIL } = await wire.create({ STATUS: 'Inactive' });
    const element = users.list;
    expect(await element.evaluate((found) => Reflect.get(found, 'status') as unknown)).toBe('Active');
    await element.evaluate((found) => found.setAttribute('status', 'Inactive'));
    await users.rowOf(EMAIL).waitFor();
    expect(await users.status.inputValue()).toBe('Inactive');
    await users.status.selectOption('Pending');
    expect(await element.evaluate((found) => Reflect.get(found, 'status') as unknown)).toBe('Pending');
    await element.evaluate((found) => found.removeAttribute('status'));
    await users.rowOf('admin@pricebook.test').waitFor();
    expect(await users.status.inputValue()).toBe('Active');
  });

  test('dispatches the loaded rows, without internals in the query', async () => {
    const { users } = await open();
    // A handle, so that the listener is added before the search.
    const loaded = await users.list.evaluateHandle((element) => ({
      query: new Promise<unknown>((resolve) =>
        element.addEventListener(
          'pricebook-load',
          (event) => resolve(event instanceof CustomEvent && event.detail.query),
          { once: true },
        ),
      ),
    }));
    await users.search.fill('kai');
    const query = await loaded.evaluate((given) => given.query);
    expect(Object.keys(Object(query)).sort()).toEqual(['columns', 'filters', 'page', 'pageSize', 'search']);
  });

  test('that is read-only shows no control that writes', { tags: 'EU16' }, async () => {
    const { users } = await open();
    await users.list.evaluate((element) => element.setAttribute('readonly', ''));
    await users.createNew.waitFor({ state: 'detached' });
    expect(await users.columnNames()).not.toContain('Action');
    const refused = await users.list.evaluate((element) =>
      // SAFETY: the user list has the methods of every list.
      (element as HTMLElementTagNameMap['pricebook-users']).create().then(
        () => 'opened',
        (error: Error) => error.message,
      ),
    );
    expect(refused).toBe('This list is read-only.');
  });

  test('shows a message when no user is pending', async () => {
    const { users, wire } = await open();
    for (const { ID, STATUS } of await wire.find('')) if (STATUS === 'Pending') await wire.remove(ID);
    await users.status.selectOption('Pending');
    await users.list.getByText('Nobody is waiting for approval').waitFor();
  });

  test('reloads a column that was hidden when it is shown', async () => {
    const { users } = await open();
    await users.list.evaluate((element) => element.setAttribute('columns', 'NAME,EMAIL'));
    await users.refreshed(() => users.search.press('Enter'));
    await users.list.evaluate((element) => element.setAttribute('columns', 'NAME,EMAIL,ROLE'));
    await expect.poll(() => users.cell('totp@pricebook.test', 'Roles')).toBe('Admin');
  });
});
