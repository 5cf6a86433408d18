import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type ElementHandle } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import type { Engine, EnginePage } from './engine.types';

/** Starts headless Chromium or Firefox, driven by their own protocols. Throws if it is not installed. */
export async function startPuppeteerEngine(name: 'chromium' | 'firefox', isDark: boolean): Promise<Engine> {
  const executablePath = name === 'chromium' ? findChromium() : '/usr/bin/firefox-esr';
  if (executablePath === undefined) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH.');
  const downloads = mkdtempSync(join(tmpdir(), `pricebook-${name}-`));
  const browser = await puppeteer.launch({
    browser: name === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    protocol: name === 'chromium' ? 'cdp' : 'webDriverBiDi',
    headless: true,
    args: name === 'chromium' ? ['--no-sandbox'] : [],
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    },
  });
  const contexts: BrowserContext[] = [];
  return {
    name,
    version: await browser.version(),
    downloads,
    async newPage() {
      const context = await browser.createBrowserContext(
        // Firefox uses its preferences instead, and rejects this command.
        name === 'chromium' ? { downloadBehavior: { policy: 'allow', downloadPath: downloads } } : {},
      );
      contexts.push(context);
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      if (name === 'chromium' && isDark)
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      return {
        goto: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        evaluate: (run, ...args) =>
          // SAFETY: puppeteer's types lose the arguments' tuple; they are the same.
          page.evaluate(run as never, ...(args as never)) as never,
        click: ([x, y]) => page.mouse.click(x, y),
        async drag([start, ...path]) {
          await page.mouse.move(...start);
          await page.mouse.down();
          for (const point of path) await page.mouse.move(...point, { steps: 5 });
          await page.mouse.up();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        async chooseFile(find, args, path) {
          // SAFETY: as above; the function returns an element.
          const handle = (await page.evaluateHandle(find as never, ...(args as never))) as ElementHandle;
          await (handle as ElementHandle<HTMLInputElement>).uploadFile(path);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async (path) => void (await page.screenshot({ path: `${path}.png` })),
      } satisfies EnginePage;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
