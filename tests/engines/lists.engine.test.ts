import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { demoPassword } from '../support/pages/login.page';
import { alignmentOf, scrollSideways } from './alignment';
import { click, fill, gone, see } from './drive';
import type { EnginePage } from './engine.types';
import { engineForTests, engineNames } from './engines';

const pictures = fileURLToPath(new URL('../../screens/engines/', import.meta.url));
mkdirSync(pictures, { recursive: true });

const app = appForTests();

const patience = { timeout: 20_000 };

const lists = [
  ['Price List', 'prices'],
  ['Products Management', 'products'],
  ['Company Management', 'companies'],
  ['User Management', 'users'],
] as const;

/** Fills in the credentials and sends them. */
async function signIn(page: EnginePage, email: string): Promise<void> {
  await page.goto(app().url);
  await fill(page, { css: 'input[type=email]' }, email);
  await fill(page, { css: 'input[type=password]' }, demoPassword);
  await click(page, { css: 'button', name: 'Login' });
}

describe.each(engineNames)('%s', (name) => {
  const engine = engineForTests(name);

  test('signs in with an authenticator code', async () => {
    const page = await engine().newPage();
    await signIn(page, 'totp@pricebook.test');
    const code = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') }).generate();
    await fill(page, { css: 'input[autocomplete="one-time-code"]' }, code);
    await see(page, { css: '[role=gridcell]' });
    expect(await page.evaluate(() => location.pathname)).toBe('/products');
  });

  test('every cell stands under its header after paging, searching and scrolling', async () => {
    const page = await engine().newPage();
    await signIn(page, 'admin@pricebook.test');
    await see(page, { css: 'pricebook-products' });
    for (const [tab, area] of lists) {
      await click(page, { css: 'a', name: tab });
      await expect.poll(async () => (await alignmentOf(page, area)).cells, patience).toBeGreaterThan(0);
      const first = await alignmentOf(page, area);
      expect(first.astray).toEqual([]);
      await page.screenshot(`${pictures}${area}-${name}`);

      // The demo has one page of companies and of users.
      if (area === 'prices' || area === 'products') {
        await click(page, { css: 'button', name: 'Next page' });
        await expect.poll(async () => (await alignmentOf(page, area)).text, patience).not.toBe(first.text);
        expect((await alignmentOf(page, area)).astray).toEqual([]);
        await page.screenshot(`${pictures}${area}-page-2-${name}`);
      }
      const before = await alignmentOf(page, area);
      await fill(page, { css: 'input[type=search]' }, first.firstName.slice(0, 5));
      await expect.poll(async () => (await alignmentOf(page, area)).text, patience).not.toBe(before.text);
      expect((await alignmentOf(page, area)).astray).toEqual([]);

      while (await scrollSideways(page, area, 'on')) expect((await alignmentOf(page, area)).astray).toEqual([]);
      if (area === 'prices') expect((await alignmentOf(page, area)).scrolled).toBeGreaterThan(0);
      await scrollSideways(page, area, 'start');
      expect((await alignmentOf(page, area)).astray).toEqual([]);
    }
  });

  test('filters a list', async () => {
    const page = await engine().newPage();
    await signIn(page, 'admin@pricebook.test');
    await see(page, { css: 'pricebook-products' });
    await click(page, { css: 'a', name: 'Price List' });
    await expect.poll(async () => (await alignmentOf(page, 'prices')).cells, patience).toBeGreaterThan(0);
    await click(page, { css: 'button', name: 'Filter' });
    await fill(page, { css: 'dialog input[role=combobox]', name: 'Unit' }, 'roll');
    await page.press('Enter');
    await click(page, { css: 'dialog button', name: 'Save' });
    await gone(page, { css: 'dialog' });
    await see(page, { css: '.pricebook-chips button' });
    expect((await alignmentOf(page, 'prices')).astray).toEqual([]);
  });
});
