import type { App } from '../app/app';
import { pricesOf } from '../wire/prices-by-wire';
import { openPrices } from './open-prices';

type Opening = Parameters<typeof openPrices>[2];

/** Opens the price list with a search for one new record, which has two prices in AUD and one in USD. */
export async function openOnePrice(openPage: Parameters<typeof openPrices>[0], app: App, opening?: Opening) {
  const admin = (await app.signIn()).accessToken;
  const opened = await openPrices(openPage, app, opening);
  const { prices, page } = opened;
  const [{ MAIN_SKU: sku }] = await opened.wire.unpriced().catch(async () => {
    throw new Error('The demo leaves no product without prices.');
  });
  const made = await app.call<{ readonly ID: number; readonly VERSION: number; readonly MAIN_SKU: string }>(
    'POST',
    'price/createPrice',
    admin,
    { MAIN_SKU: sku, PRICES: { AUD: ['10', '9'], USD: ['8'] } },
  );
  await prices.search.fill(sku);
  await prices.rowOf(sku).waitFor();
  const cell = async (column: string) => {
    const place = await prices.scrollToColumn(column);
    return prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`);
  };
  // By a session of its own, which a sign-out in the page does not end.
  const stored = async () => (await pricesOf(app, admin).find(sku))[0];
  const editor = (column: string) => prices.grid.getByRole('textbox', { name: `${column}, ${sku}` });
  /** Types into a cell, which replaces its price. `delay`: milliseconds per key. */
  const typeInto = async (column: string, text: string, delay = 0) => {
    await (await cell(column)).click();
    await page.keyboard.type(text, { delay });
  };
  const change = async (column: string, price: string) => {
    await typeInto(column, price);
    await page.keyboard.press('Enter');
  };
  return { ...opened, sku, made, admin, cell, stored, editor, typeInto, change };
}
