import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from './axe';
import { pseudoLocaleFindings, showPseudoLocale } from './pseudo-locale';
import { shownViews } from './shown-views';
import { views } from './views';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

/** Number of open dialogs, menus, lists and messages. */
const overlays = (page: Page): Promise<number> => page.locator(':modal, :popover-open').count();

/**
 * Checks views with axe, twice each: light and wide as it was opened, then dark and narrow; and their texts in the pseudo-locale at
 * three widths. Each part of the views is a test file, so that the parts run in parallel.
 */
export function axeFindsNothing({ part, parts }: { readonly part: number; readonly parts: number }): void {
  const { open, reconnect } = shownViews();
  const chosen = views.filter((_, index) => index % parts === part - 1);
  describe('axe finds nothing, light and wide or dark and narrow, and no text is in English or cut', () => {
    test.each(chosen)('on the view $name', { tags: ['A136', 'DD05', 'OK30'] }, async (view) => {
      const page = await open(view, { colorScheme: 'light', viewport: wide });
      const before = await overlays(page);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(narrow);
      // A dialog or tooltip may have closed as the width changed: the view is then reopened.
      const isWhole = (await overlays(page)) >= before;
      const again = isWhole ? page : await open(view, { colorScheme: 'dark', viewport: narrow });
      expect(await accessibilityFindings(again)).toEqual([]);
      await reconnect();
      await showPseudoLocale(again);
      for (const width of [narrow.width, 320, wide.width]) {
        await again.setViewportSize({ width, height: 800 });
        await expect.poll(() => pseudoLocaleFindings(again)).toEqual([]);
      }
    });
  });
}
