import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shownViews } from '../../support/views/shown-views';
import { views } from '../../support/views/views';

const { open } = shownViews();

const looked = [
  'login',
  'login-email-code',
  'login-reset',
  'register',
  'approval',
  'filter-dialog',
  'company-filter-dialog',
];

/**
 * Elements that overflow horizontally, except a table and the tab bar: those that scroll sideways, and those beyond the
 * window's edges. Searches open shadow roots too.
 */
const beyondTheEdges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const look = (element: Element) => {
      if (element.matches('[role=grid], nav') || !element.checkVisibility({ visibilityProperty: true })) return;
      const { overflowX, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') return;
      const { left, right, width: own } = element.getBoundingClientRect();
      const scrolls = overflowX !== 'visible' && overflowX !== 'clip' && element.scrollWidth > element.clientWidth + 1;
      const name = `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 40)}`;
      if (scrolls && !element.matches('input, select')) found.push(`scrolls: ${name}`);
      if (own > 0 && (left < -1 || right > width + 1)) found.push(`is beyond: ${name}`);
      if (overflowX === 'clip') return;
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child);
    };
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls');
    look(document.body);
    return found;
  });

/** For a window of 1280 × 800. */
const zooms = [
  { zoom: 200, width: 640, height: 400 },
  { zoom: 400, width: 320, height: 200 },
];

describe.each(zooms)('at $zoom % nothing is cut off or scrolls sideways', ({ width, height }) => {
  test.each(views.filter(({ name }) => looked.includes(name)))('on the view $name', { tags: 'DD06' }, async (view) => {
    expect(await beyondTheEdges(await open(view, { viewport: { width, height } }))).toEqual([]);
  });
});
