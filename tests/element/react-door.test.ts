import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const site = siteForTests(probeFiles());
const freshPage = freshPages();

async function open() {
  const { page } = await freshPage();
  const head = '<script type="module" src="/probe/react-page.js"></script>';
  await page.goto(site().page({ head, body: '<div id="app"></div>' }));
  return page;
}

test('a component renders a shadow host with its props as attributes', async () => {
  const page = await open();
  const host = page.locator('.framed');
  expect(await host.evaluate((element) => element.shadowRoot !== null)).toBe(true);
  expect(JSON.parse((await host.locator('output').textContent()) ?? '')).toEqual({
    readonly: true,
    columns: ['SKU'],
    search: 'first',
  });
});

test('attributes for the host element are passed on, and nothing else', { tags: 'OH30' }, async () => {
  const page = await open();
  const attributes = await page
    .locator('.framed')
    .evaluate((host) => Object.fromEntries([...host.attributes].map(({ name, value }) => [name, value])));
  expect(attributes).toEqual({
    class: 'framed',
    id: 'partner-prices',
    title: 'Prices for partners',
    lang: 'de',
    dir: 'rtl',
    role: 'region',
    slot: 'main',
    'aria-label': 'Prices',
    'data-testid': 'prices',
  });
});

test('a changed prop is applied; an unchanged one preserves typed input', async () => {
  const page = await open();
  await page.getByLabel('Search', { exact: true }).fill('typed');
  await page.getByRole('button', { name: 'Double' }).click();
  await page.getByText('doubled 42').waitFor();
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('typed');
  await page.getByRole('button', { name: 'Search second' }).click();
  await expect.poll(() => page.getByLabel('Search', { exact: true }).inputValue()).toBe('second');
});

test('callbacks receive the detail, and returning false cancels the action', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('asked 7').waitFor();
  expect(await page.locator('li').allTextContents()).toEqual(['ready ready', 'asked 7']);
});

test('a session set before the first render is available at once', async () => {
  const page = await open();
  await page.getByText('handed-over').waitFor();
});

test('onNavigate cancels by its event alone, and gets the events of a sign-in in place', { tags: 'OH92' }, async () => {
  const page = await open();
  await page.evaluate(() =>
    window.addEventListener('pricebook-navigate', ({ detail, defaultPrevented }) => {
      document.title += ` ${detail.to} ${defaultPrevented}`;
    }),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('to products').waitFor();
  expect(await page.locator('li').allTextContents()).toEqual(['ready ready', 'to login', 'to products']);
  expect(await page.title()).toBe('Page login false products true');
});
