import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { demoPassword, loginPage } from '../support/pages/login.page';
import { forwardTo } from './forward';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const page = new URL('probe/hidden-page.tsx', import.meta.url).pathname;
const app = appForTests();
const site = siteForTests(probeFiles({ 'hidden-page': page }));
const freshPage = freshPages();

const head = '<script type="module" src="/probe/hidden-page.js"></script>';

/** An application in React with one widget, whose user is signed in where the widget needs it. */
async function open(area: string, { strict = false, user = '' } = {}): Promise<Page> {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/status of 400/);
  site().makeTrouble(forwardTo(app().url));
  if (user) await storeSession(page, await app().signIn(user), site().origin);
  const address = site().page({ head, body: '<div id="app"></div>' });
  await page.goto(`${address}?area=${area}${strict ? '&strict' : ''}`);
  return page;
}

const states = { suspended: 'Waiting', hidden: 'Elsewhere', shown: 'Here' } as const;

async function setState(page: Page, state: keyof typeof states): Promise<void> {
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('app-state', { detail })), state);
  await page.getByText(states[state], { exact: true }).waitFor();
}

async function leaveAndReturn(page: Page, state: keyof typeof states): Promise<void> {
  await setState(page, state);
  await setState(page, 'shown');
}

const user = 'admin@pricebook.test';
const rows = (page: Page) => page.getByRole('gridcell');
const edit = /^Edit /;

/** A field of each form. */
const fields = {
  prices: /^SP - AUD - 01$/,
  products: 'Description',
  companies: 'Postal code',
  users: /^PHONE/i,
} as const;

const ways = [
  { state: 'suspended', strict: false },
  { state: 'hidden', strict: false },
  { state: 'suspended', strict: true },
  { state: 'hidden', strict: true },
] as const;

describe.each(ways)('a widget that was $state (strict: $strict)', ({ state, strict }) => {
  test.each(strict ? (['companies'] as const) : (['prices', 'products', 'companies', 'users'] as const))(
    'the list of %s works on, and its open form keeps what was typed',
    { tags: 'OH91' },
    async (area) => {
      const page = await open(area, { strict, user });
      await rows(page).first().waitFor();
      await leaveAndReturn(page, state);
      await page.getByRole('searchbox').fill('nothing has this name');
      await page.getByText('Nothing matches').first().waitFor();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: edit }).first().click();
      const form = page.getByRole('dialog', { name: /edit/i });
      const field = form.getByLabel(fields[area]).first();
      await field.fill('12');
      await leaveAndReturn(page, state);
      await form.waitFor();
      expect(await field.inputValue()).toBe('12');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'detached' });
      await page
        .getByText(/saved successfully|updated/i)
        .first()
        .waitFor();
      if (area === 'prices' || area === 'products') {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download', exact: true }).click();
        await download;
      }
    },
  );

  test('a step of the sign-in stays, and goes on', { tags: 'OH91' }, async () => {
    const page = await open('login', { strict });
    const login = loginPage(page);
    await page.getByLabel('Email').fill('totp@pricebook.test');
    await leaveAndReturn(page, state);
    expect(await page.getByLabel('Email').inputValue()).toBe('totp@pricebook.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await login.submit.click();
    await login.authenticatorCode.fill('000');
    await leaveAndReturn(page, state);
    expect(await login.authenticatorCode.inputValue()).toBe('000');
    await login.authenticatorCode.fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Invalid TOTP').first().waitFor();
  });
});

describe.each(['suspended', 'hidden'] as const)('a widget that was %s', (state) => {
  test('a profile and a registration keep what was typed', { tags: 'OH91' }, async () => {
    const page = await open('profile', { user });
    const name = page.getByRole('dialog').getByLabel(/^name/i).first();
    await name.fill('Another Name');
    await leaveAndReturn(page, state);
    expect(await name.inputValue()).toBe('Another Name');
    const other = await open('register');
    await other.getByLabel('Email').fill('new@pricebook.test');
    await leaveAndReturn(other, state);
    expect(await other.getByLabel('Email').inputValue()).toBe('new@pricebook.test');
  });

  test('an upload keeps its file, and what was chosen for it', { tags: 'OH91' }, async () => {
    const page = await open('prices', { user });
    await rows(page).first().waitFor();
    const dialog = page.getByRole('dialog').first();
    await expect
      .poll(async () => {
        await rows(page)
          .first()
          .evaluate((cell) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File(['MAIN_SKU;SP_AUD_01\nX-1;5\nX-2;6\n'], 'list.csv'));
            const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
            cell.dispatchEvent(new DragEvent('drop', init));
          });
        return dialog.count();
      })
      .toBe(1);
    await dialog.getByText('X-1').first().waitFor();
    const leaveOut = dialog.getByRole('checkbox', { name: /unknown Main SKU/ });
    await dialog.getByText('Rows to leave out').click();
    await leaveOut.check();
    await leaveAndReturn(page, state);
    await leaveOut.waitFor();
    expect(await leaveOut.isChecked()).toBe(true);
  });

  test('a page beside an open form can be used while it is away', { tags: 'OH91' }, async () => {
    const page = await open('companies', { user });
    await page.getByRole('button', { name: edit }).first().click();
    await page.getByRole('dialog').waitFor();
    await setState(page, state);
    await page.getByText(states[state], { exact: true }).click();
  });
});

test('a form in a container that is attached later has its styles', { tags: 'OH95' }, async () => {
  const page = await open('detached');
  const styles = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await page.getByText('Here', { exact: true }).waitFor();
  expect(await styles()).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('attach-container')));
  await page.getByLabel('Email').waitFor();
  await expect.poll(styles).toBeGreaterThan(0);
});
