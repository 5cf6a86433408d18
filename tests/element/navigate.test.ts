import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

/** A signed-out page; with a header by default. */
async function open(calls = '', body = '<pricebook-header api-base="/"></pricebook-header>') {
  const { page } = await freshPage();
  const text = `import { configure } from '/embed/pricebook.js';\n${calls}`;
  const head = `<script type="module" src="${site().script(text)}"></script>`;
  await page.goto(site().page({ head, body }));
  return page;
}

test('Sign In opens the login in place for password managers', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: /email/i }).waitFor();
  expect(await page.evaluate(() => document.querySelector('dialog pricebook-login form') !== null)).toBe(true);
  expect(await page.locator('pricebook-login').getAttribute('api-base')).toBe('/');
  await expect
    .poll(() => dialog.getByRole('textbox', { name: /email/i }).evaluate((email) => email === document.activeElement))
    .toBe(true);
  expect(await dialog.getByRole('heading').allInnerTexts()).toEqual(['Sign in']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor();
});

test('an expired link can be replaced in a dialog in place', async () => {
  const page = await open('', '<pricebook-reset email="a@b.test"></pricebook-reset>');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await dialog.getByRole('button', { name: 'Send Email' }).waitFor();
});

test('a configured route replaces the dialog', async () => {
  const signIn = site().page({ body: 'The sign-in page of this site' });
  const page = await open(`configure({ routes: { login: '${signIn}' } });`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('The sign-in page of this site').waitFor();
});

test('a page that handles pricebook-navigate prevents the default navigation', async () => {
  const page = await open(`configure({ routes: { login: '/pages/sign-in' } });`);
  const asked = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('pricebook-navigate', (event) => {
          event.preventDefault();
          resolve(event.detail);
        }),
      ),
  );
  const before = page.url();
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await asked).toEqual({ to: 'login' });
  expect(page.url()).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('Settings opens the profile in place and restores the focus', { tags: 'DP15' }, async () => {
  site().makeTrouble((request, response) => {
    if (request.url !== '/api/auth/generateAuthSecret') return false;
    const data = { qrCode: 'otpauth://totp/Site:a@b.test?secret=JBSWY3DPEHPK3PXP', secret: 'JBSWY3DPEHPK3PXP' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 200, data }));
    return true;
  });
  const page = await open(`import { setSession } from '/embed/pricebook.js';
    setSession({ accessToken: 't', userInfo: { NAME: 'Ada Fielding', EMAIL: 'a@b.test' } }, { apiBase: '/' });`);
  const menu = page.getByRole('button', { name: 'Profile: Ada Fielding' });
  const settings = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile', exact: true });
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    return dialog;
  };
  const dialog = await settings();
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Ada Fielding');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('pricebook-profile').count()).toBe(0);
  await expect.poll(() => menu.evaluate((button) => button.matches(':focus'))).toBe(true);
  await settings();
});

test('the profile opens by methods and attribute for signed-in users', {
  tags: 'DP15',
}, async () => {
  site().makeTrouble((request, response) => {
    if (!request.url?.startsWith('/api/')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"secret":"JBSWY3DPEHPK3PXP"}}');
    return true;
  });
  const page = await open(`import { setSession } from '/embed/pricebook.js';
    globalThis.signIn = () => setSession({ accessToken: 't', userInfo: { EMAIL: 'a@b.test' } }, { apiBase: '/' });`);
  const profile = page.locator('pricebook-profile');
  const dialog = page.getByRole('dialog', { name: 'Profile', exact: true });
  const refusal = await page.evaluate(async () => {
    const made = document.createElement('pricebook-profile');
    made.setAttribute('api-base', '/');
    document.body.append(made);
    await customElements.whenDefined('pricebook-profile');
    return made.show().catch(String);
  });
  expect(refusal).toContain('Nobody is signed in');

  await page.evaluate(() => {
    const signIn: unknown = Reflect.get(globalThis, 'signIn');
    if (typeof signIn === 'function') signIn();
  });
  await page.getByRole('button', { name: 'Profile: a@b.test' }).waitFor();
  const shown = profile.evaluate((element) =>
    element instanceof HTMLElement && 'show' in element && typeof element.show === 'function'
      ? element.show()
      : 'no method',
  );
  await dialog.getByText('There is no QR code.').waitFor();
  expect(await profile.evaluate((element) => Reflect.get(element, 'open') as unknown)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown).toBeUndefined();
  await dialog.waitFor({ state: 'detached' });

  await profile.evaluate((element) => element.setAttribute('open', ''));
  await dialog.waitFor();
  await profile.evaluate((element) => element.removeAttribute('open'));
  await dialog.waitFor({ state: 'detached' });
  await profile.evaluate((element) => element.setAttribute('open', ''));
  await dialog.waitFor();
  await profile.evaluate((element) =>
    element instanceof HTMLElement && 'close' in element && typeof element.close === 'function'
      ? element.close()
      : 'no method',
  );
  await dialog.waitFor({ state: 'detached' });
});

test.each(['header', 'reset'])('a copy of the dialog that %s had is removed', { tags: 'OC35' }, async (area) => {
  const copy = '<div slot="pricebook-dialog" class="pricebook"><dialog open>Copied dialog</dialog></div>';
  const page = await open('', `<pricebook-${area} email="a@b.test">${copy}</pricebook-${area}>`);
  await page.getByRole('button', { name: area === 'reset' ? 'Send a new link' : 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  expect(await page.getByText('Copied dialog').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(1);
});
