import { describe, expect, test } from 'vitest';
import { probe, probePages, script, setAttribute } from './probe-pages';

const { open, site } = probePages();

test('a script that is loaded twice changes nothing', async () => {
  const page = await open(probe, `${script}<script type="module" src="/probe/elements.js?again"></script>`);
  await page.getByRole('button', { name: 'Counted' }).click();
  await page.getByRole('button', { name: 'Counted 1' }).waitFor();
});

test('two elements share their stylesheets', async () => {
  const page = await open(probe + probe);
  await page.getByRole('button', { name: 'Counted' }).nth(1).waitFor();
  const areShared = await page.evaluate(() => {
    const [one, other] = [...document.querySelectorAll('pricebook-probe')].map(
      (element) => element.shadowRoot?.adoptedStyleSheets,
    );
    return one !== undefined && one.length > 0 && one.every((sheet, index) => sheet === other?.[index]);
  });
  expect(areShared).toBe(true);
});

test('a widget in light DOM replaces fallback text with its child', { tags: 'JB03' }, async () => {
  const page = await open('<pricebook-light-probe><p>The page wrote this.</p></pricebook-light-probe>');
  await page.getByRole('button', { name: 'Counted' }).click();
  const fallback = page.getByText('The page wrote this.');
  await fallback.waitFor({ state: 'hidden' });
  expect(await fallback.count()).toBe(1);
  const [inDocument, sheets] = await page.evaluate(() => [
    document.querySelector('pricebook-light-probe > div > .pricebook > section') !== null,
    document.adoptedStyleSheets.length > 0,
  ]);
  expect([inDocument, sheets]).toEqual([true, true]);
});

describe('a widget in light DOM whose markup is copied,', () => {
  const light = '<main><pricebook-light-probe api-base="/">Loading …</pricebook-light-probe></main>';

  test.each(['serialised with its parent', 'serialised itself', 'replaced by its clone', 'given a second root'])(
    '%s, appears once and works',
    { tags: 'JB02' },
    async (copied) => {
      const page = await open(light);
      await page.getByRole('button', { name: 'Counted 0' }).waitFor();
      await page.locator('pricebook-light-probe').evaluate((tag, how) => {
        const parse = (html: string) => {
          // SAFETY: the page's policy requires Trusted Types, which Chromium has.
          const factory = Reflect.get(globalThis, 'trustedTypes') as {
            createPolicy(name: string, rules: object): { createHTML(text: string): string };
          };
          const policy = factory.createPolicy('pricebook', { createHTML: (text: string) => text });
          return document.createRange().createContextualFragment(policy.createHTML(html));
        };
        if (how === 'serialised with its parent') tag.parentElement?.replaceChildren(parse(tag.outerHTML));
        if (how === 'serialised itself') tag.replaceChildren(parse(tag.innerHTML));
        if (how === 'replaced by its clone') tag.replaceWith(tag.cloneNode(true));
        if (how === 'given a second root') tag.append(tag.querySelector(':scope > div')?.cloneNode(true) ?? '');
      }, copied);
      await page.getByRole('button', { name: 'Counted' }).click();
      await page.getByRole('button', { name: 'Counted 1' }).waitFor();
      await expect.poll(() => page.locator('pricebook-light-probe output').count()).toBe(1);
    },
  );
});

test('the theme sets the colour scheme, by default that of the page', async () => {
  const page = await open(probe);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
  });
  const scheme = () =>
    page
      .locator('.pricebook')
      .first()
      .evaluate((root) => getComputedStyle(root).colorScheme);
  await expect.poll(scheme).toBe('dark');
  await setAttribute(page, 'theme', 'light');
  await expect.poll(scheme).toBe('light');
  await setAttribute(page, 'theme', 'auto');
  await expect.poll(scheme).toBe('dark');
});

test('the back end is that of attribute, configure, then page', async () => {
  const page = await open(probe);
  const api = page.locator('[data-api]');
  await expect.poll(() => api.textContent()).toBe(site().origin);
  await setAttribute(page, 'api-base', 'https://api.example.test/v1/');
  await expect.poll(() => api.textContent()).toBe('https://api.example.test/v1');
});
