import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { createProxy, type NetworkProxy } from '../support/app/proxy';
import { hostPage } from '../support/pages/host.page';
import { loginPage } from '../support/pages/login.page';
import { openPrices } from '../support/pages/open-prices';
import { accessibilityFindings } from '../support/views/axe';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it expires the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
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
  await link.click();
  await rows.nth(1).waitFor();
  aheadMs += tokenLifeMs;
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const login = loginPage(page);
  await login.submit.waitFor();
  await login.signIn('admin@pricebook.test');
  await page.waitForURL('**/record');
  await rows.nth(1).waitFor();
});

test('a session that ends on the record leaves what was typed in another tab', { tags: 'HC20' }, async () => {
  const { page, context, prices, expectComplaints } = await openPrices(openPage, app());
  expectComplaints(/401/);
  await prices.createNew.click();
  await prices.form.price('AUD', 1).fill('66.7');
  const record = await context.newPage();
  await record.goto(`${app().url}/record`);
  await record.getByRole('row').nth(1).waitFor();
  aheadMs += tokenLifeMs;
  await record.getByRole('button', { name: 'Show', exact: true }).click();
  await loginPage(record).submit.waitFor();
  const login = loginPage(page);
  await login.submit.waitFor();
  expect(await hostPage(page).message('Signed out in another tab.').count()).toBe(0);
  await login.signIn();
  await page.waitForURL('**/prices');
  await prices.list.getByRole('button', { name: 'Continue editing the new price' }).click();
  await expect.poll(async () => (await prices.form.values('AUD'))[0]).toBe('66.7');
});

test('the record is read again when a refusal arrives after a new sign-in', { tags: 'HC20' }, async () => {
  const proxy = await createProxy(app().url);
  try {
    const { page, context, expectComplaints } = await openPage();
    expectComplaints(/401/);
    await storeSession(page, await app().signIn(), proxy.url);
    await page.goto(`${proxy.url}/record`);
    const first = page.getByRole('row').nth(1);
    await first.waitFor();
    const other = await context.newPage();
    expectComplaints(/favicon/);
    await other.goto(`${proxy.url}/health`);
    aheadMs += tokenLifeMs;
    const release = proxy.hold({ only: 'audit' });
    const refused = page.waitForResponse((response) => response.status() === 401);
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await Promise.all([page.waitForRequest(/api\/audit/), show.click()]);
    const { accessToken } = await app().signIn();
    const key = `pricebook.accessToken@${proxy.url}`;
    await other.evaluate(([name, token]) => localStorage.setItem(name, token), [key, accessToken] as const);
    release();
    await refused;
    await proxy.restore();
    await page
      .getByRole('status')
      .getByText(/^\d+ entries/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/record');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(accessToken);
  } finally {
    await proxy.close();
  }
});

test('the end of an export leaves the status of entries that were shown meanwhile', { tags: 'HC22' }, async () => {
  const proxy = await createProxy(app().url);
  try {
    const { page } = await openPage();
    await storeSession(page, await app().signIn(), proxy.url);
    await page.goto(`${proxy.url}/record`);
    const release = await heldExport(page, proxy);
    await page.getByLabel('What').fill('nothing of this name');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const status = page.getByRole('status').getByText('No entry matches.');
    await status.waitFor();
    const download = page.waitForEvent('download');
    release();
    await download;
    expect(await status.count()).toBe(1);
  } finally {
    await proxy.close();
  }
});

/** Starts an export whose response is held until the returned function is called. */
async function heldExport(page: Page, proxy: NetworkProxy): Promise<() => void> {
  const button = page.getByRole('button', { name: 'Export' });
  await button.waitFor();
  const release = proxy.hold({ only: 'audit' });
  await Promise.all([page.waitForRequest(/api\/audit/), button.click()]);
  await expect.poll(() => proxy.requests.at(-1)?.line).toContain('audit');
  await proxy.restore();
  return release;
}
