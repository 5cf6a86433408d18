import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { areas } from '../../src/areas';
import { elements } from '../package/built-manifest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

const head = '<script type="module" src="/embed/pricebook.js"></script>';

/** Valid values of attributes that do not take any text. */
const values: Readonly<Record<string, string>> = {
  theme: 'dark',
  spinner: 'none',
  page: '2',
  'page-size': '50',
  filters: '{}',
  status: 'Pending',
  view: 'forgot',
  readonly: '',
  selectable: '',
  'brand-logo': '/favicon.ico',
};
const validValue = (name: string) => values[name] ?? 'text';

/** Attributes that a div must never set, with and without `data-`: handlers, navigation, focus, position, type of element. */
const hostileNames = [
  ...['onfocus', 'onfocusin', 'onclick', 'onerror', 'onload', 'onpointerenter', 'ontoggle', 'onbeforetoggle'],
  ...['onanimationstart', 'ontransitionend', 'onscroll', 'onpricebook-ready', 'on'],
  ...[
    'autofocus',
    'tabindex',
    'contenteditable',
    'accesskey',
    'popover',
    'inert',
    'hidden',
    'draggable',
    'title',
    'role',
  ],
  ...['style', 'slot', 'part', 'exportparts', 'is', 'nonce', 'itemid', 'xmlns', 'xlink:href'],
  ...['href', 'src', 'srcdoc', 'action', 'formaction', 'target', 'ping', 'content', 'http-equiv', 'integrity'],
  ...['access-token', 'accesstoken', 'authorization', 'pricebook-failure', 'constructor', '__proto__'],
];

/** Marks the page when it runs. */
const script = "document.documentElement.className = 'ran'";

/** Attributes of the page alone: its back end, and actions to which its own code reacts. */
const forTheHost = ['api-base', 'row-actions'];

const ownNames = (area: string): readonly string[] => {
  const { attributes = [] } = elements.find(({ tagName }) => tagName === `pricebook-${area}`) ?? {};
  return attributes.map(({ name }) => name).filter((name) => !forTheHost.includes(name));
};

const attributesOf = (page: Page, tag: string) =>
  page
    .locator(tag)
    .evaluate((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

describe.each(areas)('a div that names %s', (area) => {
  const tag = `pricebook-${area}`;

  test("sets the area's own attributes, and preserves id, class, lang and dir", { tags: 'IG01' }, async () => {
    const { page, expectComplaints } = await freshPage();
    // With a token the approval requests the companies, which this site does not have.
    if (area === 'approval') expectComplaints(/404 .*\/api\/company\/getCompanyList/);
    const own = ownNames(area).map((name) => [name, validValue(name)] as const);
    const data = own.map(([name, value]) => `data-${name}="${value}"`).join(' ');
    const body = `<div id="mine" class="wide" lang="de" dir="rtl" data-pricebook="${area}" ${data}>Text</div>`;
    await page.goto(site().page({ head, body }));
    await page.locator(`${tag} .pricebook`).first().waitFor({ state: 'attached' });
    const kept = { id: 'mine', class: 'wide', lang: 'de', dir: 'rtl' };
    expect(await attributesOf(page, tag)).toEqual({ ...kept, ...Object.fromEntries(own) });
  });

  test('sets no other attribute: none of another element, no handler, no address', { tags: 'IG01' }, async () => {
    const { page, expectComplaints } = await freshPage();
    // The policy of this page blocks the handlers and the style of the div itself, which the page has to filter.
    expectComplaints(/script-src|style-src|Content Security Policy/);
    const own = ownNames(area);
    const foreign = areas.flatMap(ownNames).filter((name) => !own.includes(name));
    const plain = [...own, ...forTheHost].map((name) => `${name}="${validValue(name)}"`);
    const data = [...foreign, 'row-actions', ...hostileNames].map((name) => `data-${name}="${script}"`);
    const hostile = [...plain, ...data, ...hostileNames.map((name) => `${name}="${script}"`)].join(' ');
    await page.goto(site().page({ head, body: `<div data-pricebook="${area}" ${hostile}></div>` }));
    await page.locator(`${tag} .pricebook`).first().waitFor({ state: 'attached' });
    expect(await attributesOf(page, tag)).toEqual({});
  });
});

test('a div cannot choose the back end; the console explains how', { tags: 'IG02' }, async () => {
  const { page, complaints, expectComplaints } = await freshPage();
  expectComplaints(/Pricebook: data-api-base/);
  const divs = areas.map((area) => `<div data-pricebook="${area}" data-api-base="https://api.example.test"></div>`);
  await page.goto(site().page({ head, body: divs.join('') }));
  for (const area of areas) {
    await page.locator(`pricebook-${area} .pricebook`).first().waitFor({ state: 'attached' });
    expect(await attributesOf(page, `pricebook-${area}`)).toEqual({});
    expect(complaints).toContainEqual(
      expect.stringMatching(
        `data-api-base .*ignored.* script tag, by configure\\(\\{ apiBase \\}\\) or on a real <pricebook-${area}>`,
      ),
    );
  }
});

test('a div’s handler attribute never runs, even without a policy', { tags: 'IG01' }, async () => {
  const { page } = await freshPage();
  const data = hostileNames.map((name) => `data-${name}="${name === 'tabindex' ? 0 : script}"`).join(' ');
  const body = areas.map((area) => `<div data-pricebook="${area}" ${data}></div>`).join('');
  site().makeTrouble(({ url }, response) => {
    if (url === '/open.html') response.setHeader('content-type', 'text/html').end(`<!doctype html>${head}${body}`);
    return url === '/open.html';
  });
  await page.goto(`${site().origin}/open.html`);
  for (const area of areas) await page.locator(`pricebook-${area} .pricebook`).first().waitFor({ state: 'attached' });
  await page.evaluate((tags) => {
    const types = ['focus', 'click', 'pointerenter', 'animationstart', 'toggle', 'scroll', 'error', 'load'];
    for (const element of document.querySelectorAll<HTMLElement>(tags)) {
      element.focus();
      for (const type of types) element.dispatchEvent(new Event(type));
    }
  }, areas.map((area) => `pricebook-${area}`).join());
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
});

test('a form is never replaced, whatever the names of its fields', { tags: 'IG01' }, async () => {
  const { page } = await freshPage();
  const names = ['getAttribute', 'dataset', 'querySelectorAll', 'replaceWith'];
  const form = `<form data-pricebook="login">${names.map((name) => `<input name="${name}">`).join('')}</form>`;
  await page.goto(site().page({ head, body: `${form}<div data-pricebook="quotes"></div>` }));
  await page.locator('pricebook-quotes .pricebook').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const div = document.createElement('div');
    div.dataset.pricebook = 'login';
    for (const copied of document.querySelectorAll('form[data-pricebook]'))
      document.body.append(copied.cloneNode(true));
    document.body.append(div);
  });
  await page.locator('pricebook-login .pricebook').first().waitFor({ state: 'attached' });
  expect(await page.locator('form[data-pricebook]').count()).toBe(2);
});

test('a div that names another back end never receives the password', { tags: 'IG02' }, async () => {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/Pricebook: data-api-base|404/);
  await page.goto(
    site().page({ head, body: '<div data-pricebook="login" data-api-base="https://api.example.test"></div>' }),
  );
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect(new URL((await sent).url()).origin).toBe(site().origin);
});
