import type { BrowserContextOptions } from 'playwright';
import { type App, storeSession } from '../app/app';
import type { WatchedPage } from '../app/browser';
import { productsOf } from '../wire/products-by-wire';
import { hostPage } from './host.page';
import { productListPage } from './product-list.page';

/** Opens the products in a fresh page, signed in, and waits for their first rows. */
export async function openProducts(
  openPage: (options?: BrowserContextOptions) => Promise<WatchedPage>,
  app: App,
  { context }: { readonly context?: BrowserContextOptions } = {},
) {
  const session = await app.signIn();
  const watched = await openPage(context);
  await storeSession(watched.page, session, app.url);
  await watched.page.goto(`${app.url}/products`);
  const products = productListPage(watched.page);
  await products.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { ...watched, products, host: hostPage(watched.page), wire: productsOf(app, session.accessToken) };
}
