import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiOf, storeSession } from '../../support/app/app';
import { type AppProcess, startAppProcess } from '../../support/app/app-process';
import { freshPages } from '../../support/app/browser';
import { createProxy, type NetworkProxy } from '../../support/app/proxy';
import { priceListPage } from '../../support/pages/price-list.page';
import { pricesOf } from '../../support/wire/prices-by-wire';
import { type Cell, createPerson, type Entry, nameOf } from './person';
import { createRandom } from './random';
import { createWorld, troublesOf } from './troubles';

const openPage = freshPages();
let server: AppProcess;
let proxy: NetworkProxy;
beforeAll(async () => {
  server = await startAppProcess();
  proxy = await createProxy(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

/** `npm run faults -- day` sets both. */
const seconds = Number(process.env.DAY_SECONDS ?? 30);
const seed = Number(process.env.DAY_SEED ?? 1);

const columns = ['SP - AUD - 01', 'SP - AUD - 02'] as const;
const keyOf = (column: string): string => column.replaceAll(' - ', '_');

interface HistoryPage {
  readonly items: readonly { readonly CHANGES: readonly { readonly KEY: string; readonly NEW: string }[] }[];
}

/** The prices and their changes, read by a session of its own. */
async function openStore(api: ReturnType<typeof apiOf>) {
  const { accessToken } = await api.signIn();
  const prices = pricesOf(api, accessToken);
  const stored = async ({ sku, column }: Cell): Promise<string> => {
    const record = (await prices.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
    return String(Reflect.get(record ?? {}, keyOf(column)) ?? '');
  };
  /** How often a text was stored in a cell. */
  const timesStored = async ({ sku, column, text }: Entry): Promise<number> => {
    const body = { MAIN_SKU: sku, currentPage: 1, itemsPerPage: 100 };
    const { items } = await api.call<HistoryPage>('POST', 'price/getPriceHistory', accessToken, body);
    return items.flatMap(({ CHANGES }) => CHANGES).filter(({ KEY, NEW }) => KEY === keyOf(column) && NEW === text)
      .length;
  };
  return { stored, timesStored };
}

/** Prices near the stored one, each of them once, without a zero at the end. */
function priceSeries(start: string) {
  let cents = Math.round(Number(start) * 100);
  return () => {
    cents += cents % 10 === 9 ? 2 : 1;
    return (cents / 100).toFixed(2);
  };
}

/** What a cell may contain after the typing of a text was interrupted. */
const beginningsOf = (text: string): readonly string[] => Array.from(text, (_, at) => text.slice(0, text.length - at));

test('prices that are entered while everything fails are stored once, or shown as not saved', {
  tags: 'RC30',
  timeout: (seconds + 180) * 1_000,
}, async () => {
  const random = createRandom(seed);
  const api = apiOf(server.url);
  const store = await openStore(api);
  const { page, expectComplaints } = await openPage();
  // What fails to come is given up soon, as people do.
  page.setDefaultTimeout(5_000);
  expectComplaints(/^console: /);
  // The browser's own page for a failed load has no storage; the test's script for the session runs there too.
  expectComplaints(/'sessionStorage'.*Access is denied for this document/);
  const session = await api.signIn();
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/prices`);
  const list = priceListPage(page);
  await list.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const skus = (await list.skus()).slice(0, 6);
  const cells = skus.flatMap((sku) => columns.map((column) => ({ sku, column })));
  const series = new Map<string, () => string>();
  for (const cell of cells) series.set(nameOf(cell), priceSeries(await store.stored(cell)));

  const person = createPerson(page, proxy.url, random);
  const world = createWorld({ server, proxy }, () => random.pick(troublesOf(seconds)));
  const endSession = () => {
    world.count('the session ends');
    return page
      .evaluate((key) => localStorage.getItem(key), `pricebook.accessToken@${proxy.url}`)
      .then((token) => api.call('POST', 'auth/signOut', token ?? undefined, {}))
      .catch(() => undefined);
  };
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    await world.goOn();
    await person.returnToList();
    const cell = random.pick([{ sku: skus[0] ?? '', column: columns[0] }, ...cells]);
    await person.enter(cell, series.get(nameOf(cell))?.() ?? '');
    if (random.isChance(0.1)) await person.saveKept();
    if (random.isChance(0.03)) {
      world.count('the page is loaded again');
      await person.reload();
    }
    if (random.isChance(0.03)) await endSession();
  }
  await world.calm();
  await expect.poll(() => person.isSettled(), { timeout: 60_000 }).toBe(true);

  const { entries, interrupted, questions } = person;
  const last = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const lost: string[] = [];
  let shown = 0;
  for (const entry of last.values()) {
    const texts = [entry.text, ...beginningsOf(interrupted.get(nameOf(entry)) ?? '')];
    const storedText = await store.stored(entry);
    if (texts.some((text) => Number(text) === Number(storedText))) continue;
    let isShown = false;
    for (const text of texts) isShown ||= await person.isShownAsUnsaved({ ...entry, text });
    if (isShown) shown++;
    else {
      const times = await store.timesStored(entry);
      lost.push(`${nameOf(entry)}: ${texts.join(' or ')}; now ${storedText}, saved ${times} times`);
    }
  }
  const twice: string[] = [];
  let stored = 0;
  for (const entry of entries) {
    const times = await store.timesStored(entry);
    if (times > 0) stored++;
    if (times > 1) twice.push(`${nameOf(entry)}: ${entry.text}`);
  }
  const report = [
    `Seed ${seed}, ${seconds} s: ${entries.length} prices entered, ${stored} stored, ${shown} shown as not saved at the end.`,
    ...[...world.counts].map(([name, count]) => `  ${count} × ${name}`),
    ...[...questions].map(([title, count]) => `  ${count} × asked: ${title}`),
  ];
  process.stdout.write(`${report.join('\n')}\n`);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
  expect(stored).toBeGreaterThan(0);
});
