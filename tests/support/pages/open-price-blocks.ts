import type { App } from '../app/app';
import { type OpenPage, openPrices } from './open-prices';
import { whenEditable } from './when-editable';

/** The list at its first AUD price. `at`: a cell by its row from 0 and its level from 1; `stored`: a record's two lowest AUD levels. */
export async function openPriceBlocks(openPage: OpenPage, app: App) {
  const opened = await openPrices(openPage, app);
  const { page, prices, wire, context } = opened;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const skus = await prices.skus();
  const skuOf = (row: number) => skus[row] ?? '';
  const at = (row: number, level: number) =>
    prices.rowOf(skuOf(row)).locator(`[role=gridcell][aria-colindex="${place + level - 1}"]`);
  const stored = async (row: number) => {
    const found = await wire.find(skuOf(row));
    return found.find(({ MAIN_SKU }) => MAIN_SKU === skuOf(row)) ?? {};
  };
  await whenEditable(page, at(0, 1));
  const dialog = (title: string) => prices.list.getByRole('dialog', { name: title });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  };
  /** `isBig`: some changes are confirmed again. */
  const confirm = async (title: string, isBig = false) => {
    await dialog(title).getByRole('button', { name: 'Confirm Changes' }).click();
    if (isBig) await page.getByRole('button', { name: /^Confirm \d+ (big )?change/ }).click();
  };
  return { ...opened, at, skuOf, stored, dialog, paste, confirm };
}

/** The same, where going back leaves the list. */
export async function openPriceBlocksAfterCompanies(openPage: OpenPage, app: App) {
  const opened = await openPriceBlocks(openPage, app);
  await opened.host.tab('Company Management').click();
  await opened.host.tab('Price List').click();
  await opened.at(0, 1).waitFor();
  await opened.prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  return opened;
}
