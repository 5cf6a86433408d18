import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();
const require = createRequire(import.meta.url);

/** Element rules of wikis and themes, below one of their classes. */
const wikis = {
  DokuWiki: `
    .dokuwiki form { display: inline; margin: 0; padding: 0 }
    .dokuwiki h1, .dokuwiki h2 { font-size: 2em; margin: 0 0 .444em; padding: 0; clear: left }
    .dokuwiki div.page label { display: inline-block; vertical-align: middle }
    .dokuwiki fieldset { width: 400px; text-align: center }
    .dokuwiki input, .dokuwiki button { max-width: 100%; vertical-align: middle }`,
  'MediaWiki Vector': `
    .mw-body h1, .mw-body-content h1, .mw-body-content h2 { border-bottom: 1px solid #a2a9b1; font-family: serif;
      font-size: 1.8em; margin: 1em 0 .25em; padding: 0; overflow: hidden; line-height: 1.375 }
    .mw-body p { margin: .5em 0 }
    .mw-body a:not([href]) { text-decoration: underline }`,
  'Twenty Twenty-One': `
    .site h1, .site h2 { font-size: 96px; letter-spacing: normal; line-height: 1.1; font-weight: 300 }
    .site label { font-size: 18px; margin-bottom: 10px }`,
};
const packages = {
  Bootstrap: 'bootstrap/dist/css/bootstrap.css',
  'Tailwind preflight': 'tailwindcss/preflight.css',
  Bulma: 'bulma/css/bulma.css',
  'Pico CSS': '@picocss/pico/css/pico.css',
  'normalize.css': 'normalize.css/normalize.css',
};
const sheets = {
  ...wikis,
  ...Object.fromEntries(
    Object.entries(packages).map(([name, path]) => [name, readFileSync(require.resolve(path), 'utf8')]),
  ),
};

/** The page's own text, the same on all pages: only the layout is compared. */
const text =
  'html { font-size: 16px } body, pricebook-login, pricebook-register { font: 14px/20px sans-serif !important }';

/** The boxes of the elements in a form's card, in pixels, relative to the card. */
async function boxes(area: 'login' | 'register', sheet: string) {
  const { page } = await freshPage();
  await page.addInitScript((css) => {
    const host = new CSSStyleSheet();
    host.replaceSync(css);
    document.adoptedStyleSheets = [host];
  }, `${sheet}\n${text}`);
  await page.goto(
    site().page({
      head: '<script type="module" src="/embed/pricebook.js"></script>',
      body: `<div class="dokuwiki mw-body site"><div class="page mw-body-content entry-content"><pricebook-${area}></pricebook-${area}></div></div>`,
    }),
  );
  await page.locator('form input').first().waitFor();
  return page.locator('.pricebook-form-card').evaluate((card) => {
    const from = card.getBoundingClientRect();
    // A frame has no box.
    const parts = 'form > *, form > * > :not(.pricebook-frame), label, .pricebook-control, input, button';
    return [...card.querySelectorAll(parts)].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { part: `${part.localName}.${part.className}`, box: [left - from.left, top - from.top, width, height] };
    });
  });
}

for (const area of ['login', 'register'] as const) {
  test(`the ${area} form preserves its layout under the styles of hosts`, {
    tags: 'JH10',
  }, async () => {
    const plain = await boxes(area, '');
    for (const [name, sheet] of Object.entries(sheets)) {
      const styled = await boxes(area, sheet);
      expect({ name, parts: styled.map(({ part }) => part) }).toEqual({ name, parts: plain.map(({ part }) => part) });
      const moved = styled.filter(({ box }, at) =>
        box.some((side, by) => Math.abs(side - (plain[at]?.box[by] ?? 0)) > 2),
      );
      expect({ name, moved }).toEqual({ name, moved: [] });
    }
  });
}

test('fields have a visible outline on a page that removes borders', { tags: 'JH11' }, async () => {
  const { page } = await freshPage();
  await page.addInitScript(() => {
    const host = new CSSStyleSheet();
    host.replaceSync('* { border: 0 !important }');
    document.adoptedStyleSheets = [host];
  });
  await page.goto(
    site().page({
      head: '<script type="module" src="/embed/pricebook.js"></script>',
      body: '<pricebook-login></pricebook-login>',
    }),
  );
  const edgeOf = (input: SVGElement | HTMLElement) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(input.closest('.pricebook-control') ?? input);
    return `${borderTopWidth} ${borderTopStyle}`;
  };
  for (const name of ['Email', 'Password']) {
    const field = page.getByLabel(name, { exact: true });
    await expect.poll(() => field.evaluate(edgeOf)).toBe('1px solid');
  }
});
