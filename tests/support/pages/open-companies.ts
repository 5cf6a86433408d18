import type { BrowserContextOptions } from 'playwright';
import { type App, storeSession } from '../app/app';
import type { WatchedPage } from '../app/browser';
import { companiesOf } from '../wire/companies-by-wire';
import { companyListPage } from './company-list.page';
import { hostPage } from './host.page';

/** Opens the companies in a fresh page, signed in, and waits for their first rows; `at` is the address of a proxy before the app. */
export async function openCompanies(
  openPage: (options?: BrowserContextOptions) => Promise<WatchedPage>,
  app: App,
  { at = app.url } = {},
) {
  const session = await app.signIn();
  const watched = await openPage();
  await storeSession(watched.page, session, at);
  await watched.page.goto(`${at}/companies`);
  const companies = companyListPage(watched.page);
  await companies.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { ...watched, companies, host: hostPage(watched.page), wire: companiesOf(app, session.accessToken) };
}
