import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** KiB of scripts and styles, each gzipped at level 9, that a page had asked for when its element said that it is ready. */
export async function weightUntilReady(browser: Browser, url: string, token: string | undefined): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((value) => {
    if (value !== undefined) localStorage.setItem(`pricebook.accessToken@${location.origin}`, value);
    document.addEventListener('pricebook-ready', () => {
      document.documentElement.dataset.readyAt = String(performance.now());
    });
  }, token);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-ready-at]').waitFor({ state: 'attached' });
  const files = await page.evaluate(() => {
    const readyAt = Number(document.documentElement.dataset.readyAt);
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= readyAt);
    return early.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name));
  });
  await context.close();
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await (await fetch(file)).arrayBuffer(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
