import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';
import type { App } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import type { Engine, EngineName, EnginePage } from './engine.types';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

const all: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** The engines to run in: all, or those that ENGINES names, such as `webkit,firefox`. */
export const engineNames = all.filter((name) => {
  const { ENGINES = 'all' } = process.env;
  return ENGINES === 'all' || ENGINES.split(',').includes(name);
});

const pictures = fileURLToPath(new URL('../../screens/engines/', import.meta.url));

/** The product and a browser, for the tests of one block; read both inside them. */
export interface Lab {
  readonly app: () => App;
  readonly engine: () => Engine;
  /** A new page at a path of the product; signed in as the user, if one is given. */
  readonly open: (path: string, user?: string) => Promise<EnginePage>;
  /** Saves a picture of the page in `screens/engines`. */
  readonly picture: (page: EnginePage, name: string) => Promise<void>;
}

/**
 * Runs the tests in each engine, each with a separate product, so that the engines share no data.
 * `isDark` is the system's setting.
 */
export function inEachEngine(tests: (lab: Lab) => void, { isDark = false } = {}): void {
  describe.each(engineNames)('%s', (name) => {
    let running: Engine | undefined;
    const app = appForTests();
    beforeAll(async () => {
      mkdirSync(pictures, { recursive: true });
      running = await (name === 'webkit' ? startWebkitEngine(isDark) : startPuppeteerEngine(name, isDark));
    });
    afterAll(() => running?.close());
    const engine = () => {
      if (!running) throw new Error('The engine is started before the first test, not at import.');
      return running;
    };
    tests({
      app,
      engine,
      async open(path, user) {
        const page = await engine().newPage();
        if (user !== undefined) await storeSession(page, app(), user);
        await page.goto(app().url + path);
        return page;
      },
      picture: (page, title) => page.screenshot(`${pictures}${title}-${name}`),
    });
  });
}

/** Stores a session for the widgets; the page remains at a file of the same origin. */
async function storeSession(page: EnginePage, app: App, user: string): Promise<void> {
  const { accessToken, userInfo } = await app.signIn(user);
  await page.goto(`${app.url}/health`);
  await page.evaluate(
    (origin: string, token: string, info: string) => {
      localStorage.setItem(`pricebook.accessToken@${origin}`, token);
      localStorage.setItem(`pricebook.userInfo@${origin}`, info);
    },
    app.url,
    accessToken,
    JSON.stringify(userInfo),
  );
}
