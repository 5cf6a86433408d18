import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from './app';
import { appForTests } from './app-under-test';
import { accessibilityFindings } from './axe';
import { freshPages } from './browser';
import { createProxy, type NetworkProxy } from './proxy';
import { views } from './views';

/** Looks at every view with axe. One look is one file, so that both can be had at once. */
export function axeFindsNothing(colorScheme: 'light' | 'dark', width: number): void {
  const app = appForTests();
  const openPage = freshPages();
  let proxy: NetworkProxy;
  let session: SignedIn;

  beforeAll(async () => {
    proxy = await createProxy(app().url);
    session = await app().signIn();
  });
  afterAll(() => proxy.close());

  describe(`axe finds nothing, '${colorScheme}' and ${width} px wide`, () => {
    test.each(views)('on the view $name', async ({ show }) => {
      const { page, expectComplaints } = await openPage({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      // Views of failures have refused and cut requests.
      expectComplaints(/Failed to load resource/);
      try {
        await show({ page, app: app(), proxy, session });
        expect(await accessibilityFindings(page)).toEqual([]);
      } finally {
        await proxy.restore();
      }
    });
  });
}
