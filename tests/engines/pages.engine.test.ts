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

  test('a strict policy allows the whole list without a violation report', async () => {
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
    // A real violation at the end proves that violations would have been reported.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => proxy.violations, patience).toContainEqual(expect.stringMatching(/^style-src/));
    expect(proxy.violations.filter((directive) => !directive.startsWith('style-src-attr'))).toEqual([]);
    expect(proxy.violations).toHaveLength(1);
  });

  test('a right-to-left page mirrors the list with aligned columns', async () => {
    const page = await open('/demo/embed/rtl.html');
    await click(page, { css: 'button[data-enter="sales@pricebook.test"]' });
    await rowsThere(page);
    const placeOf = async (name: string) => (await see(page, { css: '[role=columnheader]', name }))[0];
    // The page is in Arabic.
    const { mainSku, description } = { mainSku: 'رقم الصنف الرئيسي', description: 'الوصف' };
    expect(await placeOf(mainSku)).toBeGreaterThan(await placeOf(description));
    const aligned = async () => {
      const { misaligned, displaced } = await alignmentOf(page, 'prices');
      expect({ misaligned, displaced }).toEqual({ misaligned: [], displaced: [] });
    };
    await aligned();
    await picture(page, 'right-to-left');
    while (await scrollSideways(page, 'prices', 'on')) await aligned();
    expect((await alignmentOf(page, 'prices')).scrolled).toBeLessThan(0);
    await picture(page, 'right-to-left-scrolled');
  });

  test('at 320 px nothing is cut off, from sign-in to the form', async () => {
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
    await click(page, { css: '[role=gridcell] [aria-haspopup=menu]' });
    await click(page, { css: '[role=menuitem]', name: 'Edit' });
    await see(page, { css: 'dialog input', name: 'SP - AUD - 01' });
    expect(await cut()).toEqual([]);
    await picture(page, 'narrow-form');
  });

  test('popups stay beside their buttons and fields in a page that zooms', { tags: 'JZ01' }, async () => {
    const page = await open('/prices', 'admin@pricebook.test');
    await rowsThere(page);
    await page.resize(1280, 1000);
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'));
    /** The vertical gap between a popup and its opener, and the distance of their nearer edges. */
    const distance = (area: string, opener: string, popup: string) =>
      page.evaluate(
        (name: string, openerCss: string, popupCss: string) => {
          const root = document.querySelector(`pricebook-${name}`)?.shadowRoot;
          const from = root?.querySelector(openerCss)?.getBoundingClientRect();
          const to = root?.querySelector(popupCss)?.getBoundingClientRect();
          if (!from || !to) return null;
          const aside = Math.min(Math.abs(from.left - to.left), Math.abs(from.right - to.right));
          return { below: to.top - from.bottom, aside };
        },
        area,
        opener,
        popup,
      );
    await click(page, { css: 'button', name: 'Profile: Marion Okafor' });
    await see(page, { css: '[role=menuitem]', name: 'Settings' });
    await picture(page, 'zoomed-menu');
    const menu = await distance('header', '[aria-expanded=true]', ':popover-open');
    expect(menu?.below).toBeGreaterThanOrEqual(0);
    expect(menu?.below).toBeLessThan(20);
    expect(menu?.aside).toBeLessThan(20);
    await page.press('Escape');
    await click(page, { css: 'button', name: 'Create New' });
    await click(page, { css: 'dialog input', name: 'Main_SKU' });
    await see(page, { css: '[role=option]' });
    await picture(page, 'zoomed-choices');
    const choices = await distance('prices', 'dialog .pricebook-control', '[role=listbox]');
    expect(choices?.below).toBeGreaterThanOrEqual(-2);
    expect(choices?.below).toBeLessThan(30);
    expect(choices?.aside).toBeLessThan(30);
    await page.press('Escape');
    // The buttons at the form's end are visible.
    await click(page, { css: 'dialog button', name: 'Cancel' });
    await gone(page, { css: 'dialog' });
  });
});
