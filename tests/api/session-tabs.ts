import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { freshPages } from '../support/app/browser';
import { openPage, startPageServer } from './page-server';

export const apiBase = 'https://api.example.com/shop';
export const ann = { accessToken: 'token-a', userInfo: { NAME: 'Ann', EMAIL: 'ann@example.com' } };
export const bob = { accessToken: 'token-b', userInfo: { NAME: 'Bob', EMAIL: 'bob@example.com' } };

/** Opens pages that load the session's code, on a server of their own. */
export function sessionTabs() {
  const freshPage = freshPages();
  let server: Awaited<ReturnType<typeof startPageServer>>;
  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(() => server.close());

  /** One tab. */
  async function tab() {
    return { here: await openPage((await freshPage()).page, server.url) };
  }

  /** Two tabs of one browser. */
  async function tabs() {
    const { page, context } = await freshPage();
    const open = async () => openPage(await context.newPage(), server.url);
    return { here: await openPage(page, server.url), there: await open() };
  }
  return { tab, tabs, freshPage, reopen: (page: Page) => openPage(page, server.url), address: () => server.url };
}

export const signIn = (page: Page, session: typeof ann) =>
  page.evaluate(([apiBase, session]) => window.one.setSession(session, { apiBase }), [apiBase, session] as const);
export const signOut = (page: Page, reason: 'user' | 'unauthorized' = 'user') =>
  page.evaluate(([apiBase, reason]) => window.one.clearSession({ apiBase }, reason), [apiBase, reason] as const);
export const session = (page: Page, copy: 'one' | 'two' = 'one') =>
  page.evaluate(([apiBase, copy]) => window[copy].sessionOf(apiBase).value, [apiBase, copy] as const);
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** Waits until the tab shows the user as signed in, or none. */
export const seesUser = (page: Page, name: string | undefined) =>
  page.waitForFunction(([apiBase, name]) => window.one.sessionOf(apiBase).value?.userInfo?.NAME === name, [
    apiBase,
    name,
  ] as const);
