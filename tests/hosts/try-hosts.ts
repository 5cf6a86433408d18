// `npm run hosts`: the elements inside WordPress, MediaWiki and DokuWiki, as a site's owner, author and visitor use them.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { type App, startApp } from '../support/app/app';
import { launchBrowser } from '../support/app/browser';
import { freePort } from '../support/app/ports';
import { report, tryEmbedded } from './embedded-journey';
import type { Site } from './php-site';
import { startDokuWiki, startMediaWiki } from './start-wikis';
import { startWordPress } from './start-wordpress';
import { tryWordPress } from './try-wordpress';

const pictures = fileURLToPath(new URL('../../screens/', import.meta.url));
const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

mkdirSync(pictures, { recursive: true });
const browser = await launchBrowser();
const pictureOf = (name: string) => (page: Page, what: string) =>
  page.screenshot({ path: `${pictures}${name}-${what}.png` });

/** Starts the site and a back end that allows its origin, and stops both. */
async function withSite(start: (apiBase: string) => Promise<Site>, act: (site: Site, app: App) => Promise<void>) {
  // The site's pages contain the back end's address and vice versa, so one of them has to be known first.
  const port = await freePort();
  const site = await start(`http://127.0.0.1:${port}`);
  try {
    const app = await startApp({ port, corsOrigins: [site.url] });
    report(`${site.name} at ${site.url}, Pricebook at ${app.url}`);
    try {
      await act(site, app);
    } finally {
      await app.close();
    }
  } finally {
    await site.close();
  }
}

try {
  if (isChosen('wordpress')) {
    const site = await startWordPress();
    await withSite(
      async () => site,
      async (_, app) => {
        await tryWordPress(site, app, browser, pictureOf('wordpress'));
        await tryEmbedded(site, app, browser, pictureOf('wordpress-div'));
      },
    );
  }
  for (const [name, start] of [['mediawiki', startMediaWiki] as const, ['dokuwiki', startDokuWiki] as const]) {
    if (isChosen(name)) await withSite(start, (site, app) => tryEmbedded(site, app, browser, pictureOf(name)));
  }
} finally {
  await browser.close();
}
