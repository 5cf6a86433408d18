import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import {
  type Currency,
  currencies,
  type PriceKey,
  priceKeys,
  priceKeysOf,
  priceLabel,
} from '../../../src/wire/price-levels';
import type { App } from '../app/app';
import { storeSession } from '../app/app';
import { hostPage } from '../pages/host.page';
import type { OpenPage } from '../pages/open-prices';
import { priceListPage } from '../pages/price-list.page';
import { pricesOf } from '../wire/prices-by-wire';
import { type Cell, createPriceModel, firstPrices, isSamePrice } from './price-model';

interface Opening {
  readonly at: string;
  /** Begins the SKUs of the records. */
  readonly prefix: string;
  readonly slowdown: number;
}

const rowsPerPage = 10;

export type PriceDriver = Awaited<ReturnType<typeof openPricesOfModel>>;

/** Opens the price list on twelve new records, on two pages, whose prices the model knows. */
export async function openPricesOfModel(openPage: OpenPage, app: App, { at, prefix, slowdown }: Opening) {
  const skus = Array.from({ length: rowsPerPage + 2 }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);
  const session = await app.signIn();
  const wire = pricesOf(app, session.accessToken);
  for (const sku of skus) {
    await app.call('POST', 'product/createProduct', session.accessToken, { MAIN_SKU: sku, STATUS: 'Active' });
    await wire.create(sku, firstPrices);
  }
  const model = createPriceModel(skus);
  const watched = await openPage();
  const { page, context } = watched;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const openCalls = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && openCalls.add(request));
  page.on('requestfinished', (request) => openCalls.delete(request));
  page.on('requestfailed', (request) => openCalls.delete(request));
  const undone = await countUndone(page);
  let expectedUndone = 0;
  await storeSession(page, session, at);
  await page.goto(`${at}/prices?page-size=${rowsPerPage}&search=${prefix}`);
  const prices = priceListPage(page);
  const query = { search: prefix, page: 1 };
  const shownSkus = () => {
    const found = skus.filter((sku) => sku.includes(query.search));
    return found.slice((query.page - 1) * rowsPerPage, query.page * rowsPerPage);
  };
  const untilShown = () => expect.poll(prices.skus).toEqual(shownSkus());
  await untilShown();
  const places = new Map<Currency, number>();
  for (const currency of currencies) places.set(currency, await prices.scrollToColumn(`SP - ${currency} - 01`));
  const at1 = (currency: Currency) => places.get(currency) ?? 0;
  const cellOf = ({ sku, key }: Cell): Locator => {
    const currency = currencyOfKey(key);
    const place = at1(currency) + priceKeysOf(currency).indexOf(key);
    return prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`);
  };
  let part: Currency | undefined;
  /** Brings the first five levels of a currency into view. */
  const showPart = async (currency: Currency) => {
    if (part !== currency) await prices.part(currency).click();
    part = currency;
    await cellOf({ sku: shownSkus()[0] ?? '', key: keyOf(currency, 1) }).waitFor();
  };
  /** The prices that are stored otherwise than in the model. */
  const storedDifferences = async (): Promise<readonly string[]> =>
    (await wire.find(prefix)).flatMap((record) =>
      priceKeys.flatMap((key) => {
        const cell = { sku: record.MAIN_SKU, key };
        const [stored, expected] = [String(Reflect.get(record, key) ?? ''), model.priceOf(cell)];
        return isSamePrice(stored, expected) ? [] : [`${cellName(cell)} is '${stored}', not '${expected}'`];
      }),
    );
  const isIdle = async () =>
    undone() === expectedUndone &&
    openCalls.size === 0 &&
    (await prices.grid.locator('[aria-busy=true]').count()) === 0;
  const shownLevels = (currency: Currency | undefined) => (currency ? priceKeysOf(currency).slice(0, 5) : []);
  /** The prices in view that are shown otherwise than in the model. */
  const shownDifferences = async (): Promise<readonly string[]> => {
    const cells = shownSkus().flatMap((sku) => shownLevels(part).map((key) => ({ sku, key })));
    const texts = await Promise.all(cells.map((cell) => cellOf(cell).innerText()));
    return cells.flatMap((cell, index) => {
      const [text, expected] = [texts[index], shownPrice(model.priceOf(cell))];
      return text === expected ? [] : [`${cellName(cell)} shows '${text}', not '${expected}'`];
    });
  };
  return {
    ...watched,
    host: hostPage(page),
    prices,
    model,
    query,
    cellOf,
    showPart,
    differences: async () => [...(await storedDifferences()), ...(await shownDifferences())],
    currentPart: () => part,
    /** Saved is only what was undone and redone, too: its prices may be those from before. */
    expectUndone() {
      expectedUndone += 1;
    },
    /** The list was made anew, and has not been scrolled. */
    forgetPart() {
      part = undefined;
    },
    shownSkus,
    untilShown,
    isFocusInGrid: () =>
      prices.list.evaluate((list) => list.shadowRoot?.activeElement?.getAttribute('role') === 'gridcell'),
    /** Waits until everything is saved and shown, and compares it with the model. */
    async untilSaved(): Promise<void> {
      await expect.poll(async () => [await storedDifferences(), await isIdle()]).toEqual([[], true]);
      await untilShown();
      await expect.poll(shownDifferences).toEqual([]);
      expect(await prices.list.getByText(/not saved/i).allInnerTexts()).toEqual([]);
      expect(await prices.list.getByRole('dialog').allInnerTexts()).toEqual([]);
      expect(await storedDifferences()).toEqual([]);
    },
    /** Loads the page again, and saves what the list offers because it was not saved before. */
    async reload(): Promise<void> {
      const offers = prices.list.getByRole('button', { name: /^Save (all \d+|\S+ as )/ });
      for (let hasOffers = true; hasOffers; ) {
        await page.reload();
        await untilShown();
        await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
        hasOffers = false;
        await expect
          .poll(async () => {
            if ((await offers.count()) > 0) {
              hasOffers = true;
              await offers.first().click();
            }
            return [await storedDifferences(), await isIdle(), await offers.count()];
          })
          .toEqual([[], true, 0]);
      }
      part = undefined;
      model.endVisit();
    },
    paste: async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+V');
    },
    /** Confirms the review of several cells, or of one around an empty level. `isBig`: prices are cleared, which is asked about again. */
    async confirmReview(title: string | RegExp, isBig: boolean): Promise<void> {
      const review = prices.list.getByRole('dialog', { name: title });
      await review.getByRole('button', { name: 'Confirm Changes' }).click();
      if (isBig) await page.getByRole('button', { name: /^Confirm \d+ (big )?change/ }).click();
      await review.waitFor({ state: 'detached' });
    },
  };
}

/** Counts the messages that a change was undone or redone. */
async function countUndone(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('reportUndone', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener('pricebook-toast', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { type, title, message } = event.detail;
      const report: unknown = Reflect.get(globalThis, 'reportUndone');
      if (type === 'success' && / again\b/.test(`${title} ${message}`) && typeof report === 'function') report();
    });
  });
  return () => count;
}

export const keyOf = (currency: Currency, level: number): PriceKey => {
  const key = priceKeysOf(currency)[level - 1];
  if (key === undefined) throw new RangeError(`There is no level ${level}.`);
  return key;
};

export const currencyOfKey = (key: PriceKey): Currency => (key.startsWith('SP_AUD') ? 'AUD' : 'USD');

export const cellName = ({ sku, key }: Cell) => `${priceLabel(key)} of ${sku}`;

const shownPrice = (price: string): string => (price === '' ? '-' : Number(price).toFixed(2));
