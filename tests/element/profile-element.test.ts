import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

/** A page with a profile; `enable` handles the request that enables 2FA. */
async function open(enable: () => Promise<void> = async () => {}) {
  site().makeTrouble(async (request, response) => {
    if (!request.url?.startsWith('/api/')) return false;
    const isEnabling = request.url === '/api/auth/enableMFA';
    if (isEnabling) await enable();
    response.writeHead(isEnabling ? 502 : 200, { 'content-type': 'application/json' });
    response.end(isEnabling ? '' : '{"data":{"secret":"JBSWY3DPEHPK3PXP"}}');
    return true;
  });
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/status of 502/);
  const text = `import { clearSession, setSession } from '/embed/pricebook.js';
    Object.assign(globalThis, { clearSession, setSession });`;
  const head = `<script type="module" src="${site().script(text)}"></script>`;
  const body = '<pricebook-header api-base="/"></pricebook-header><pricebook-profile api-base="/"></pricebook-profile>';
  await page.goto(site().page({ head, body }));
  return page;
}

/** Calls a function of the package. */
const call = (page: Page, name: 'setSession' | 'clearSession', ...args: readonly object[]) =>
  page.evaluate(([name, args]) => Reflect.apply(Reflect.get(globalThis, name) as () => void, undefined, args), [
    name,
    args,
  ] as const);

async function signIn(page: Page, EMAIL: string) {
  await call(page, 'setSession', { accessToken: 't', userInfo: { EMAIL } }, { apiBase: '/' });
  await page.getByRole('button', { name: `Profile: ${EMAIL}` }).waitFor();
}

const setOpen = (page: Page) =>
  page.locator('pricebook-profile').evaluate((profile) => Reflect.set(profile, 'open', true));
const isOpen = (page: Page) =>
  page.locator('pricebook-profile').evaluate((profile) => Reflect.get(profile, 'open') as unknown);

test('a profile that its user has closed stays closed for the next one', { tags: 'OC26' }, async () => {
  const page = await open();
  await signIn(page, 'a@b.test');
  await setOpen(page);
  const dialog = page.getByRole('dialog', { name: 'Profile', exact: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await call(page, 'clearSession', { apiBase: '/' });
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signIn(page, 'c@d.test');
  expect(await isOpen(page)).toBe(false);
  expect(await dialog.count()).toBe(0);
});

test('a failure to enable 2FA is shown after the profile has gone', { tags: 'OC25' }, async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open(() => released);
  await signIn(page, 'a@b.test');
  await setOpen(page);
  const dialog = page.getByRole('dialog', { name: 'Profile', exact: true });
  await dialog.getByText('There is no QR code.').waitFor();
  await dialog.getByLabel('Device name').fill('My phone');
  await dialog.getByLabel('Code', { exact: true }).fill('123456');
  await Promise.all([page.waitForRequest(/enableMFA$/), dialog.getByRole('button', { name: 'Enable 2FA' }).click()]);
  await page.locator('pricebook-profile').evaluate((profile) => profile.remove());
  await dialog.waitFor({ state: 'detached' });
  release();
  const text = 'It is not known whether two-factor authentication is on.';
  await page.getByRole('listitem').filter({ hasText: text }).waitFor();
});
