import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../support/app';
import { appForTests } from '../support/app-under-test';
import { accessibilityFindings } from '../support/axe';
import { freshPages } from '../support/browser';
import { createProxy, type NetworkProxy } from '../support/proxy';
import { views } from '../support/views';

const app = appForTests();
const openPage = freshPages();
let proxy: NetworkProxy;
let session: SignedIn;

beforeAll(async () => {
  proxy = await createProxy(app().url);
  session = await app().signIn();
});
afterAll(() => proxy.close());

describe.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)('axe finds nothing, $colorScheme and $width px wide', ({ colorScheme, width }) => {
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
