import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { accessibilityFindings } from '../support/views/axe';

const app = appForTests();
const openPage = freshPages();

async function openUsers(email?: string) {
  const opened = await openPage();
  await storeSession(opened.page, await app().signIn(email), app().url);
  await opened.page.goto(`${app().url}/users`);
  const { page } = opened;
  return { ...opened, link: page.getByRole('link', { name: 'Record of changes' }), rows: page.getByRole('row') };
}

async function addCompanies(count: number): Promise<void> {
  const { accessToken } = await app().signIn();
  for (let made = 0; made < count; made += 1)
    await app().call('POST', 'company/createCompany', accessToken, { COMPANY_NAME: `=Recorded ${made}` });
}

test('the record of changes opens from the users, is filtered and exported', { tags: 'PS26' }, async () => {
  await addCompanies(60);
  const { page, link, rows } = await openUsers();
  await link.click();
  await page.waitForURL('**/record');
  await page.getByRole('heading', { name: 'Record of changes', level: 2 }).waitFor();
  await page.getByLabel('What').fill('recorded');
  await page.getByLabel('Kind').selectOption('Company: created');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('status').getByText('60 entries').waitFor();
  await expect.poll(() => rows.count()).toBe(51);
  expect(await rows.nth(1).innerText()).toMatch(
    /Marion Okafor, admin@pricebook\.test\s+Company: created\s+=Recorded 59/,
  );

  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => rows.count()).toBe(11);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('region');

  await page.reload();
  await page.getByRole('status').getByText('60 entries').waitFor();
  expect(await page.getByLabel('What').inputValue()).toBe('recorded');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(62);
  expect(lines[1]).toContain(`"'=Recorded 59"`);
});

test('the record is accessible, and narrow', { tags: 'PS26' }, async () => {
  const { page, link, rows } = await openUsers();
  await link.click();
  await rows.nth(1).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('others have no link to the record, and are refused', { tags: 'PS26' }, async () => {
  const { page, link, rows, expectComplaints } = await openUsers('sales@pricebook.test');
  expectComplaints(/403/);
  await rows.nth(1).waitFor();
  expect(await link.count()).toBe(0);
  await page.goto(`${app().url}/record`);
  await page.getByRole('status').getByText('Only administrators can read the record.').waitFor();
});

test('an ended session leads to the sign-in, and back', { tags: 'PS26' }, async () => {
  const { page, link, rows, expectComplaints } = await openUsers();
  expectComplaints(/401/);
  await page.route('**/api/audit?*', (route) => route.fulfill({ status: 401, json: { status: 401, detail: 'Ended' } }));
  await link.click();
  const login = loginPage(page);
  await login.submit.waitFor();
  await page.unroute('**/api/audit?*');
  await login.signIn('admin@pricebook.test');
  await page.waitForURL('**/record');
  await rows.nth(1).waitFor();
});
