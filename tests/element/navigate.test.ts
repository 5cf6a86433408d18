import { expect, test } from 'vitest';
import { freshPages } from '../support/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

/** A page with a header that nobody is signed in to. */
async function open(calls = '') {
  const { page } = await freshPage();
  const text = `import { configure } from '/embed/pricebook.js';\n${calls}`;
  const head = `<script type="module" src="${site().script(text)}"></script>`;
  await page.goto(site().page({ head, body: '<pricebook-header api-base="/"></pricebook-header>' }));
  return page;
}

test('Sign In opens the login in a dialog in place, as a form that password managers find', async () => {
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

test('a configured route is followed instead', async () => {
  const signIn = site().page({ body: 'The sign-in page of this site' });
  const page = await open(`configure({ routes: { login: '${signIn}' } });`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('The sign-in page of this site').waitFor();
});

test('a page that takes pricebook-navigate is left to it', async () => {
  const page = await open(`configure({ routes: { login: '/pages/sign-in' } });`);
  const asked = page.evaluate(
    () =>
      new Promise((tell) =>
        document.addEventListener('pricebook-navigate', (event) => {
          event.preventDefault();
          tell(event.detail);
        }),
      ),
  );
  const before = page.url();
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await asked).toEqual({ to: 'login' });
  expect(page.url()).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
