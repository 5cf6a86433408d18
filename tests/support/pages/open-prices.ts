import type { BrowserContextOptions } from 'playwright';
import type { App } from '../app/app';
import { storeSession } from '../app/app';
import type { WatchedPage } from '../app/browser';
import { pricesOf } from '../wire/prices-by-wire';
import { hostPage } from './host.page';
import { priceListPage } from './price-list.page';

export type OpenPage = (options?: BrowserContextOptions) => Promise<WatchedPage>;

/** Options: the origin of the page and the API if it is not the app's, the user, and the browser context. */
interface Opening {
  readonly at?: string;
  readonly user?: string;
  readonly context?: BrowserContextOptions;
  /** Whether the session says what the user may do. @default true */
  readonly hasPermissions?: boolean;
}

/** Opens the price list in a fresh page, signed in, and waits for its first rows. */
export async function openPrices(
  openPage: OpenPage,
  app: App,
  { at = app.url, user, context, hasPermissions = true }: Opening = {},
) {
  const session = await app.signIn(user);
  if (!hasPermissions) Reflect.deleteProperty(session.userInfo, 'PERMISSIONS');
  const watched = await openPage(context);
  await storeSession(watched.page, session, at);
  await watched.page.goto(`${at}/prices`);
  const prices = priceListPage(watched.page);
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { ...watched, prices, host: hostPage(watched.page), wire: pricesOf(app, session.accessToken) };
}
