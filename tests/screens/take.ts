// Takes the screenshots; a view that cannot be shown is reported and skipped.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { type App, type SignedIn, startApp } from '../support/app/app';
import { launchBrowser } from '../support/app/browser';
import { createProxy, type NetworkProxy } from '../support/app/proxy';
import type { View } from '../support/views/view';
import { views } from '../support/views/views';

const folder = fileURLToPath(new URL('../../screens/', import.meta.url));
const fonts = fileURLToPath(new URL('./fonts.conf', import.meta.url));

/** Inter replaces the usual system fonts, if it is installed. */
if (existsSync('/usr/share/fonts/opentype/inter')) process.env.FONTCONFIG_FILE = fonts;

interface Studio {
  readonly browser: Browser;
  readonly app: App;
  readonly proxy: NetworkProxy;
  readonly session: SignedIn;
}

async function take(
  { browser, app, proxy, session }: Studio,
  { name, show }: View,
  colorScheme: 'light' | 'dark',
  width: number,
) {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const picture = `${name}-${colorScheme}-${width}.png`;
  try {
    await show({ page, app, proxy, session });
    // Elements that appear after a short while, such as the spinner at 150 ms, belong in the screenshot.
    await page.evaluate(() => new Promise<void>((seen) => setTimeout(seen, 300)));
    await page.screenshot({ path: folder + picture });
    process.stdout.write(`${picture}\n`);
    return true;
  } catch (error) {
    await page.screenshot({ path: `${folder}FAILED-${picture}` });
    process.stderr.write(`${picture}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  } finally {
    await context.close();
    await proxy.restore();
  }
}

const wanted = process.argv.slice(2);
const app = await startApp();
const proxy = await createProxy(app.url);
const browser = await launchBrowser();
try {
  const studio = { browser, app, proxy, session: await app.signIn() };
  for (const view of views.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 390]) {
        if (!(await take(studio, view, colorScheme, width))) process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await proxy.close();
  await app.close();
}
