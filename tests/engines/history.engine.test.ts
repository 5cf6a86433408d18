import { expect, test } from 'vitest';
import { alignmentOf } from './alignment';
import { click, fill, patience, see, texts } from './drive';
import type { EnginePage } from './engine.types';
import { inEachEngine } from './engines';

/** Goes back in the history without the driver, which would wait for a page to load. */
const goBack = (page: EnginePage) => page.evaluate(() => history.back());

inEachEngine(({ app, engine, open }) => {
  /** The second page of the products found by a search, before and after visiting another page. */
  const leaveList = async () => {
    const page = await open('/products', 'admin@pricebook.test');
    const list = () => alignmentOf(page, 'products');
    await expect.poll(async () => (await list()).cells, patience).toBeGreaterThan(0);
    const { total } = await list();
    await fill(page, { css: 'input[type=search]' }, 'roll');
    await expect.poll(async () => (await list()).total, patience).not.toBe(total);
    const { text: firstPage } = await list();
    await click(page, { css: 'button', name: 'Next page' });
    await expect.poll(async () => (await list()).text, patience).not.toBe(firstPage);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    const before = await list();
    await page.goto(`${app().url}/health`);
    return { page, list, before };
  };
  /** Chromium caches no pages while it is automated: there the page loads again. */
  const hasCache = () => engine().name !== 'chromium';
  /** Whether the page is restored from the browser's cache; a loaded page has no mark. */
  const isPersisted = (page: EnginePage) => page.evaluate(() => document.documentElement.dataset.persisted === 'true');

  test('going back restores the list', { tags: 'JP01' }, async () => {
    const { page, list, before } = await leaveList();
    await goBack(page);
    await expect.poll(async () => (await list()).text, { ...patience, message: 'the same rows' }).toBe(before.text);
    expect((await list()).total).toBe(before.total);
    expect(await texts(page, 'input[type=search]')).toEqual(['roll']);
    expect(await isPersisted(page)).toBe(hasCache());
  });

  test('going back after the session ended shows the sign-in', { tags: 'JP01' }, async () => {
    const { page } = await leaveList();
    await page.evaluate(() => localStorage.clear());
    await goBack(page);
    await see(page, { css: 'input[type=email]' });
    await expect.poll(() => page.evaluate(() => location.pathname), patience).toBe('/');
    expect(await texts(page, '[role=gridcell]')).toEqual([]);
    expect(await isPersisted(page)).toBe(hasCache());
  });
});
