import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from './axe';
import { shownViews } from './shown-views';
import { views } from './views';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** How many dialogs, menus, lists and messages lie over the page. */
const overlays = (page: Page): Promise<number> => page.locator(':modal, :popover-open').count();

/**
 * Looks at views with axe, twice each: light and wide as it was opened, then dark and narrow. A part of the views is one
 * file, so that the parts can be had at once.
 */
export function axeFindsNothing({ part, parts }: { readonly part: number; readonly parts: number }): void {
  const open = shownViews();
  const chosen = views.filter((_, index) => index % parts === part - 1);
  describe('axe finds nothing, light and wide or dark and narrow', () => {
    test.each(chosen)('on the view $name', { tags: ['A136', 'DD05'] }, async (view) => {
      const page = await open(view, { colorScheme: 'light', viewport: wide });
      const before = await overlays(page);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(narrow);
      // What the mouse pointed at, for one, lies elsewhere then: it is opened anew.
      const isWhole = (await overlays(page)) >= before;
      const again = isWhole ? page : await open(view, { colorScheme: 'dark', viewport: narrow });
      expect(await accessibilityFindings(again)).toEqual([]);
    });
  });
}
