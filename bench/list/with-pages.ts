import type { Browser } from 'playwright';
import { startApp } from '../../tests/support/app/app';
import { launchBrowser } from '../../tests/support/app/browser';
import { startSite } from '../site';

/** The bench's pages, served by one origin with the API, and the session of an administrator. */
export interface ListPages {
  readonly browser: Browser;
  readonly url: string;
  readonly token: string;
}

/** Starts server, site and browser, and closes them afterwards. */
export async function withPages(use: (pages: ListPages) => Promise<void>): Promise<void> {
  const app = await startApp();
  const site = await startSite(app.url);
  const browser = await launchBrowser();
  try {
    const { accessToken } = await app.signIn('admin@pricebook.test');
    await use({ browser, url: site.url, token: accessToken });
  } finally {
    await browser.close();
    await site.close();
    await app.close();
  }
}
