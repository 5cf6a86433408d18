import type { Page } from 'playwright';
import { test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

const script = '<script type="module" src="/embed/pricebook.js"></script>';
const header = '<pricebook-header></pricebook-header>';

test('the script tag’s data-api-base is the default back end', async () => {
  const { page } = await freshPage();
  const head = `<script type="module" src="/embed/pricebook.js" data-api-base="https://api.example.test"></script>`;
  await page.addInitScript(() => {
    localStorage.setItem('pricebook.accessToken@https://api.example.test', 'token');
    localStorage.setItem('pricebook.userInfo@https://api.example.test', '{"NAME":"Grace Hopper"}');
  });
  await page.goto(site().page({ head, body: header }));
  await page.getByRole('button', { name: 'Grace Hopper' }).waitFor();
});

const graceSignedIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('pricebook.accessToken@https://api.example.test', 'token');
    localStorage.setItem('pricebook.userInfo@https://api.example.test', '{"NAME":"Grace Hopper"}');
  });

test.each([
  ['/latest/pricebook.js', '/embed/pricebook.js'],
  ['/pricebook/latest', '/embed/pricebook.js'],
  ['/embed/pricebook.js', '/embed/pricebook.js?v=abc'],
])(
  'data-api-base is preserved when %s redirects to %s',
  {
    tags: 'JB01',
  },
  async (address, location) => {
    const { page } = await freshPage();
    site().makeTrouble(({ url }, response) => {
      if (url === address) response.writeHead(302, { location }).end();
      return url === address;
    });
    await graceSignedIn(page);
    const head = `<script type="module" src="${address}" data-api-base="https://api.example.test"></script>`;
    await page.goto(site().page({ head, body: header }));
    await page.getByRole('button', { name: 'Grace Hopper' }).waitFor();
  },
);

test('data-api-base is preserved when a loader removes its tag', { tags: 'JB01' }, async () => {
  const { page } = await freshPage();
  await graceSignedIn(page);
  const remover = site().script(`
    const tag = document.querySelector('[data-api-base]');
    tag.addEventListener('load', () => {
      tag.remove();
      document.body.append(document.createElement('pricebook-header'));
    });`);
  const tag = '<script type="module" src="/embed/pricebook.js" data-api-base="https://api.example.test"></script>';
  await page.goto(site().page({ head: `${tag}<script src="${remover}"></script>`, body: '' }));
  await page.getByRole('button', { name: 'Grace Hopper' }).waitFor();
});

test("another product's data-api-base is ignored", { tags: 'JB01' }, async () => {
  const { page } = await freshPage();
  await graceSignedIn(page);
  const other = `<script type="module" src="${site().script('')}" data-api-base="https://api.example.test"></script>`;
  await page.goto(site().page({ head: other + script, body: header }));
  await page.locator('pricebook-header').getByRole('button', { name: 'Sign in' }).waitFor();
});

test.each(['pricebook.js', 'pricebook.js?v=2', 'prices.js'])(
  "the data-api-base of another product's file beside %s is ignored",
  { tags: 'OC32' },
  async (file) => {
    const { page } = await freshPage();
    site().makeTrouble(({ url }, response) => {
      if (url === '/embed/reviews.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end();
      return url === '/embed/reviews.js';
    });
    await graceSignedIn(page);
    const head = `<script src="/embed/reviews.js" data-api-base="https://reviews.example.test"></script>
    <script type="module" src="/embed/${file}" data-api-base="https://api.example.test"></script>
    <script type="module" src="/embed/header.js"></script>`;
    await page.goto(site().page({ head, body: header }));
    await page.getByRole('button', { name: 'Grace Hopper' }).waitFor();
  },
);

test("another product's data-api-base is ignored by code without a tag", { tags: 'OC32' }, async () => {
  const { page } = await freshPage();
  await graceSignedIn(page);
  const other = `<script type="module" src="${site().script('')}" data-api-base="https://api.example.test"></script>`;
  const own = site().script(`import '/embed/pricebook.js';`);
  await page.goto(site().page({ head: `${other}<script type="module" src="${own}"></script>`, body: header }));
  await page.locator('pricebook-header').getByRole('button', { name: 'Sign in' }).waitFor();
});
