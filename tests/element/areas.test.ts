import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { areas } from '../../src/areas';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

const script = '<script type="module" src="/embed/pricebook.js"></script>';

/** A foreign page with a strict policy, signed out, that records every event `pricebook-ready`. */
async function open(body: string): Promise<Page & { expectComplaints(pattern: RegExp): void }> {
  const { page, expectComplaints } = await freshPage();
  await page.addInitScript(() => {
    const states: unknown[] = [];
    Reflect.set(globalThis, 'readyStates', states);
    document.addEventListener('pricebook-ready', ({ detail, target, composed }) => {
      states.push([target instanceof Element && target.localName, detail.state, composed]);
    });
  });
  await page.goto(site().page({ head: script, body }));
  return Object.assign(page, { expectComplaints });
}

const readyStates = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'readyStates') as unknown);

/** The widget's root, in shadow or light DOM. */
const rootOf = (page: Page, tag: string) => page.locator(`${tag} .pricebook`).first();

const setAttribute = (page: Page, tag: string, name: string, text: string | null) =>
  page
    .locator(tag)
    .evaluate(
      (element, [key, value]) => (value === null ? element.removeAttribute(key) : element.setAttribute(key, value)),
      [name, text] as const,
    );

describe.each(areas)('%s', (area) => {
  const tag = `pricebook-${area}`;
  const element = `<${tag} api-base="/"></${tag}>`;

  test('appears by its tag alone, and dispatches pricebook-ready once', async () => {
    const page = await open(element);
    await rootOf(page, tag).waitFor({ state: 'attached' });
    await expect.poll(() => readyStates(page)).toEqual([[tag, expect.stringMatching(/^(ready|signed-out)$/), true]]);
    expect(site().requests.some((path) => path.startsWith('/api/'))).toBe(false);
  });

  test('applies the common attributes, and resets them when removed', async () => {
    const page = await open(element);
    const scheme = () => rootOf(page, tag).evaluate((root) => getComputedStyle(root).colorScheme);
    const before = await scheme();
    await setAttribute(page, tag, 'theme', 'dark');
    await expect.poll(scheme).toBe('dark');
    await setAttribute(page, tag, 'theme', null);
    await expect.poll(scheme).toBe(before);
    const read = await page.locator(tag).evaluate((found) => {
      Reflect.set(found, 'spinner', 'none');
      return [Reflect.get(found, 'spinner'), Reflect.get(found, 'apiBase'), found.hasAttribute('spinner')] as unknown[];
    });
    expect(read).toEqual(['none', '/', false]);
  });

  test('logs an error for a bad value and a token attribute', async () => {
    const page = await open(element);
    await rootOf(page, tag).waitFor({ state: 'attached' });
    page.expectComplaints(/Pricebook: /);
    const bad = page.waitForEvent('console');
    await setAttribute(page, tag, 'spinner', 'often');
    expect((await bad).text()).toContain('allows one of widget, screen, none');
    const token = page.waitForEvent('console');
    await setAttribute(page, tag, 'access-token', 'secret');
    expect((await token).text()).toContain('setSession');
  });

  test('preserves its content when moved, and removes it when removed', async () => {
    const page = await open(`${element}<aside></aside>`);
    const root = await rootOf(page, tag).elementHandle();
    await page.locator(tag).evaluate((found) => document.querySelector('aside')?.append(found));
    await rootOf(page, `aside ${tag}`).waitFor({ state: 'attached' });
    expect(await rootOf(page, tag).evaluate((now, before) => now === before, root)).toBe(true);
    await page.locator(tag).evaluate((found) => {
      Reflect.set(globalThis, 'removed', found);
      found.remove();
    });
    await expect.poll(() => root?.evaluate((node) => node.isConnected)).toBe(false);
  });

  test('is garbage-collected once it is removed', async () => {
    const page = await open(element);
    await rootOf(page, tag).waitFor({ state: 'attached' });
    await page.evaluate(async (name) => {
      const made = Array.from({ length: 20 }, () => document.createElement(name));
      document.body.append(...made);
      const frames = () => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
      await frames();
      for (const one of made) one.remove();
      await frames();
      Reflect.set(
        globalThis,
        'removed',
        made.map((one) => new WeakRef(one)),
      );
    }, tag);
    const devtools = await page.context().newCDPSession(page);
    const alive = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => {
        const refs: unknown = Reflect.get(globalThis, 'removed');
        return Array.isArray(refs) ? refs.filter((ref: WeakRef<Element>) => ref.deref()).length : -1;
      });
    };
    // React holds the last rendered tree until it renders another.
    await expect.poll(alive).toBeLessThanOrEqual(2);
  });

  test('works several times on a page that loads the script twice', async () => {
    const page = await open(`${element}${element}<script type="module" src="/copy/embed/pricebook.js"></script>`);
    await expect.poll(() => page.locator(`${tag} .pricebook`).count()).toBeGreaterThanOrEqual(2);
    const areShared = await page.evaluate((name) => {
      const [one, other] = [...document.querySelectorAll(name)].map(
        (found) => (found.shadowRoot ?? document).adoptedStyleSheets,
      );
      return one !== undefined && one.length > 0 && one.every((sheet, index) => sheet === other?.[index]);
    }, tag);
    expect(areShared).toBe(true);
  });

  test('stays legible under a page that styles everything', async () => {
    const page = await open(element);
    await page.evaluate(() => {
      const hostile = new CSSStyleSheet();
      hostile.replaceSync('* { font-size: 40px; color: red; text-transform: uppercase; float: left }');
      document.adoptedStyleSheets = [hostile, ...document.adoptedStyleSheets];
    });
    const style = await rootOf(page, tag).evaluate((root) => {
      const { textTransform, color } = getComputedStyle(root);
      return { textTransform, isRed: color === 'rgb(255, 0, 0)' };
    });
    expect(style).toEqual({ textTransform: 'none', isRed: false });
  });
});

test('each element is a block that the page can size or hide', { tags: 'FH08' }, async () => {
  const page = await open(areas.map((area) => `<pricebook-${area} api-base="/"></pricebook-${area}>`).join(''));
  await rootOf(page, 'pricebook-reset').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'readyStates').length)).toBe(areas.length);
  const looks = await page.evaluate((all) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.narrow { inline-size: 300px } .row { display: flex }');
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    return all.map((area) => {
      const element = document.querySelector<HTMLElement>(`pricebook-${area}`);
      if (!element) return [area];
      element.className = 'narrow';
      const { display, inlineSize } = getComputedStyle(element);
      element.className = 'row';
      const asRow = getComputedStyle(element).display;
      element.className = '';
      element.hidden = true;
      return [area, display, inlineSize, asRow, getComputedStyle(element).display];
    });
  }, areas);
  expect(looks).toEqual(areas.map((area) => [area, 'block', '300px', 'flex', 'none']));
});

test('a page restyles light-DOM content by class', {
  tags: 'FH11',
}, async () => {
  const page = await open('<pricebook-login></pricebook-login>');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.waitFor();
  await page.evaluate(() => {
    const brand = new CSSStyleSheet();
    brand.replaceSync(`
      pricebook-login .pricebook-button.is-primary { background-color: rgb(1, 2, 3); text-transform: uppercase }
      pricebook-login .pricebook-label { color: rgb(4, 5, 6); font-size: 17px }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, brand];
  });
  await page.waitForLoadState('networkidle');
  const { backgroundColor, textTransform } = await login.evaluate((button) => ({ ...getComputedStyle(button) }));
  expect([backgroundColor, textTransform]).toEqual(['rgb(1, 2, 3)', 'uppercase']);
  const label = page.getByText('Email', { exact: true });
  expect(await label.evaluate((text) => [getComputedStyle(text).color, getComputedStyle(text).fontSize])).toEqual([
    'rgb(4, 5, 6)',
    '17px',
  ]);
});
