import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const app = appForTests();
const origins: string[] = [];
beforeAll(() => void origins.push(app().url));
// Started after the first, whose origin it needs.
const other = appForTests({ corsOrigins: origins, seed: { kind: 'number', prices: 3 } });
const openPage = freshPages();

/** A page of the gallery that knows the second back end. Each test also fails on any violation of its policy. */
async function openEmbedding(name: string) {
  const { page, expectComplaints } = await openPage();
  // Until it is set, the page asks for the address of a second back end.
  expectComplaints(/ERR_CONNECTION_REFUSED/);
  await page.goto(`${app().url}/demo/embed/${name}.html`);
  await page.getByLabel('Second back end').fill(other().url);
  await page.getByRole('button', { name: 'Use' }).click();
  return page;
}

const storedTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pricebook.accessToken')));

test('a page loads its scripts and its prices from other origins', { tags: 'FG04' }, async () => {
  const page = await openEmbedding('other-origins');
  const scripts = app().url.replace('127.0.0.1', 'localhost');
  await page.getByText(scripts).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Enter as sales' }).click();
  const prices = priceListPage(page);
  await prices.total(3).waitFor();
  const upload = uploadPanel(page);
  await upload.open();
  const wire = pricesOf(other(), (await other().signIn()).accessToken);
  const [record] = await wire.find('');
  // A small change: a large one would need another confirmation.
  const price = (Number(Reflect.get(record ?? {}, 'SP_AUD_01')) * 1.1).toFixed(2);
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${record?.MAIN_SKU},${price}`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toEqual(['blob:']);
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  const from = new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin));
  expect([...from].sort()).toEqual([other().url, scripts].sort());
});

test('two lists of two back ends have separate sessions and tokens', {
  tags: 'FG05',
}, async () => {
  const page = await openEmbedding('two-back-ends');
  const tokens = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const token = request.headers().authorization;
    const { origin } = new URL(request.url());
    if (token) tokens.set(origin, (tokens.get(origin) ?? new Set()).add(token));
  });
  const [office, branch] = [
    page.getByRole('region', { name: 'Head office' }),
    page.getByRole('region', { name: 'Branch' }),
  ];
  await office.getByRole('button', { name: 'Enter as a customer' }).click();
  await office.getByText(/Total 2\d\d items/).waitFor();
  await branch.getByRole('button', { name: 'Sign In' }).waitFor();
  await branch.getByRole('button', { name: 'Enter as sales' }).click();
  await branch.getByText('Total 3 items').waitFor();
  expect([...tokens.values()].map((sent) => sent.size)).toEqual([1, 1]);
  expect(new Set([...tokens.values()].flatMap((sent) => [...sent])).size).toBe(2);
  expect(await storedTokens(page)).toHaveLength(2);

  await office.getByRole('button', { name: 'Leave' }).click();
  await office.getByRole('button', { name: 'Sign In' }).waitFor();
  await branch.getByRole('searchbox').fill('nothing has this name');
  await branch.getByText('Nothing matches').waitFor();
  expect(await storedTokens(page)).toEqual([`pricebook.accessToken@${other().url}`]);
});
