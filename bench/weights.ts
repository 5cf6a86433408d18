import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** KiB of scripts and styles, each gzipped at level 9, that a page has loaded when its element is ready for use. */
export async function weightUntilReady(browser: Browser, url: string, token: string | undefined): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript((value) => {
    if (value !== undefined) localStorage.setItem(`pricebook.accessToken@${location.origin}`, value);
    document.addEventListener('pricebook-ready', () => document.documentElement.setAttribute('data-ready', ''));
  }, token);
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
  });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
