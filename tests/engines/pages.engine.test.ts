import { expect, test } from 'vitest';
import { beyondWindow } from '../support/pages/beyond-window';
import { demoPassword } from '../support/pages/login.page';
import { alignmentOf, scrollSideways } from './alignment';
import { choose, click, fill, gone, patience, see } from './drive';
import type { EnginePage } from './engine.types';
import { inEachEngine } from './engines';
import { reportingProxyForTests } from './reporting-proxy';

const rowsThere = (page: EnginePage) =>
  expect.poll(async () => (await alignmentOf(page, 'prices')).cells, patience).toBeGreaterThan(0);

inEachEngine(({ app, engine, open, picture }) => {
  const proxy = reportingProxyForTests(app);

  test('a page with a strict policy has the whole list without a report', async () => {
    const page = await engine().newPage();
    await page.goto(`${proxy.url()}/demo/embed/strict.html`);
    await click(page, { css: 'button', name: 'Sign In' });
    await fill(page, { css: 'dialog input[type=email]' }, 'sales@pricebook.test');
    await fill(page, { css: 'dialog input[type=password]' }, demoPassword);
    await click(page, { css: 'dialog button', name: 'Login' });
    await rowsThere(page);
    await click(page, { css: 'button', name: 'Filter' });
    await choose(page, { css: 'dialog input[role=combobox]', name: 'Unit' }, 'roll');
    await click(page, { css: 'dialog button', name: 'Save' });
    await gone(page, { css: 'dialog' });
    await click(page, { css: 'button', name: 'Create New' });
    await click(page, { css: 'dialog button', name: 'Cancel' });
    await gone(page, { css: 'dialog' });
    await picture(page, 'strict');
    // Something that the policy does refuse comes last, so that the absence of other reports means something.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => proxy.violations, patience).toContainEqual(expect.stringMatching(/^style-src/));
    expect(proxy.violations.filter((directive) => !directive.startsWith('style-src-attr'))).toEqual([]);
    expect(proxy.violations).toHaveLength(1);
  });

  test('a right-to-left page mirrors the list and keeps its columns', async () => {
    const page = await open('/demo/embed/rtl.html');
    await click(page, { css: 'button[data-enter="sales@pricebook.test"]' });
    await rowsThere(page);
    const placeOf = async (name: string) => (await see(page, { css: '[role=columnheader]', name }))[0];
    expect(await placeOf('Main SKU')).toBeGreaterThan(await placeOf('Group name'));
    const aligned = async () => {
      const { astray, adrift } = await alignmentOf(page, 'prices');
      expect({ astray, adrift }).toEqual({ astray: [], adrift: [] });
    };
    await aligned();
    await picture(page, 'right-to-left');
    while (await scrollSideways(page, 'prices', 'on')) await aligned();
    expect((await alignmentOf(page, 'prices')).scrolled).toBeLessThan(0);
    await picture(page, 'right-to-left-scrolled');
  });

  test('at 320 px nothing is cut, from sign-in to the form', async () => {
    const page = await open('/demo/embed/zoom.html');
    await page.resize(320, 640);
    expect(await page.evaluate(() => window.innerWidth)).toBe(320);
    const cut = () => page.evaluate(beyondWindow);
    await click(page, { css: 'pricebook-prices, button', name: 'Sign In' });
    await fill(page, { css: 'dialog input[type=email]' }, 'sales@pricebook.test');
    expect(await cut()).toEqual([]);
    await picture(page, 'narrow-sign-in');
    await fill(page, { css: 'dialog input[type=password]' }, demoPassword);
    await click(page, { css: 'dialog button', name: 'Login' });
    await rowsThere(page);
    expect(await cut()).toEqual([]);
    await picture(page, 'narrow-list');
    await click(page, { css: 'button', name: 'Filter' });
    await see(page, { css: 'dialog input[role=combobox]', name: 'Unit' });
    expect(await cut()).toEqual([]);
    await click(page, { css: 'dialog button', name: 'Cancel' });
    await gone(page, { css: 'dialog' });
    await click(page, { css: '[role=gridcell] button' });
    await click(page, { css: '[role=menuitem]', name: 'Edit' });
    await see(page, { css: 'dialog input', name: 'SP - AUD - 01' });
    expect(await cut()).toEqual([]);
    await picture(page, 'narrow-form');
  });
});
