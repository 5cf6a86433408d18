import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import type { Engine, EnginePage } from './engine.types';

/** Starts Chromium or Firefox without a window, driven by WebDriver BiDi. Throws where it is not installed. */
export async function startPuppeteerEngine(name: 'chromium' | 'firefox'): Promise<Engine> {
  const executablePath = name === 'chromium' ? findChromium() : '/usr/bin/firefox-esr';
  if (executablePath === undefined) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH.');
  const browser = await puppeteer.launch({
    browser: name === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    protocol: 'webDriverBiDi',
    headless: true,
    args: name === 'chromium' ? ['--no-sandbox'] : [],
  });
  const contexts: BrowserContext[] = [];
  return {
    name,
    version: await browser.version(),
    async newPage() {
      const context = await browser.createBrowserContext();
      contexts.push(context);
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (run, ...args) =>
          // SAFETY: puppeteer's types lose the arguments' tuple; they are the same.
          page.evaluate(run as never, ...(args as never)) as never,
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async (path) => void (await page.screenshot({ path: `${path}.png` })),
      } satisfies EnginePage;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
    },
  };
}
