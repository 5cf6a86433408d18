import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from './app';
import { appForTests } from './app-under-test';
import { accessibilityFindings } from './axe';
import { freshPages } from './browser';
import { createProxy, type NetworkProxy } from './proxy';
import { views } from './views';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** How many dialogs, menus, lists and messages lie over the page. */
const overlays = (page: Page): Promise<number> => page.locator(':modal, :popover-open').count();

/**
 * Looks at views with axe, twice each: light and wide as it was opened, then dark and narrow. A part of the views is one
 * file, so that the parts can be had at once.
 */
export function axeFindsNothing(part: 'first' | 'second'): void {
  const app = appForTests();
  const openPage = freshPages();
  let proxy: NetworkProxy;
  let session: SignedIn;

  beforeAll(async () => {
    proxy = await createProxy(app().url);
    session = await app().signIn();
  });
  afterAll(() => proxy.close());

  const half = Math.ceil(views.length / 2);
  const chosen = part === 'first' ? views.slice(0, half) : views.slice(half);
  describe('axe finds nothing, light and wide or dark and narrow', () => {
    test.each(chosen)('on the view $name', async ({ show }) => {
      const { page, expectComplaints } = await openPage({
        colorScheme: 'light',
        viewport: wide,
        reducedMotion: 'reduce',
      });
      // Views of failures have refused and cut requests.
      expectComplaints(/Failed to load resource/);
      try {
        await show({ page, app: app(), proxy, session });
        const open = await overlays(page);
        expect(await accessibilityFindings(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(narrow);
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overlays(page)).toBe(open);
      } finally {
        await proxy.restore();
      }
    });
  });
}
