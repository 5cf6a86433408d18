import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from './app';
import { appForTests } from './app-under-test';
import { accessibilityFindings } from './axe';
import { freshPages } from './browser';
import { createProxy, type NetworkProxy } from './proxy';
import { type View, views } from './views';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** How many dialogs, menus, lists and messages lie over the page. */
const overlays = (page: Page): Promise<number> => page.locator(':modal, :popover-open').count();

/**
 * Looks at views with axe, twice each: light and wide as it was opened, then dark and narrow. A part of the views is one
 * file, so that the parts can be had at once.
 */
export function axeFindsNothing({ part, parts }: { readonly part: number; readonly parts: number }): void {
  const app = appForTests();
  const openPage = freshPages();
  let proxy: NetworkProxy;
  let session: SignedIn;

  beforeAll(async () => {
    proxy = await createProxy(app().url);
    session = await app().signIn();
  });
  afterEach(() => proxy.restore());
  afterAll(() => proxy.close());

  const chosen = views.filter((_, index) => index % parts === part - 1);
  const look = async (view: View, colorScheme: 'light' | 'dark', viewport: typeof wide) => {
    const { page, expectComplaints } = await openPage({ colorScheme, viewport });
    // Views of failures have refused and cut requests.
    expectComplaints(/Failed to load resource/);
    await view.show({ page, app: app(), proxy, session });
    expect(await accessibilityFindings(page)).toEqual([]);
    return page;
  };
  describe('axe finds nothing, light and wide or dark and narrow', () => {
    test.each(chosen)('on the view $name', async (view) => {
      const page = await look(view, 'light', wide);
      const open = await overlays(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(narrow);
      if ((await overlays(page)) >= open) {
        expect(await accessibilityFindings(page)).toEqual([]);
        return;
      }
      // What the mouse pointed at, for one, lies elsewhere now.
      await proxy.restore();
      await look(view, 'dark', narrow);
    });
  });
}
