import type { BrowserContextOptions, Page } from 'playwright';
import { freshPages } from '../app/browser';
import { proxiedApp } from '../app/proxied-app';
import type { View } from './view';

interface ShownViews {
  /** Opens a view in a new page, signed in as the administrator. */
  readonly open: (view: View, options: BrowserContextOptions) => Promise<Page>;
  /** Ends the network faults of the view that was opened last. */
  readonly reconnect: () => Promise<void>;
}

/** Shows views to the tests of a file. */
export function shownViews(): ShownViews {
  const { app, proxy } = proxiedApp();
  const openPage = freshPages();
  const reconnect = () => proxy().restore();
  return {
    reconnect,
    async open(view, options) {
      await reconnect();
      const { page, expectComplaints } = await openPage(options);
      // Views of failures have failed requests.
      expectComplaints(/Failed to load resource/);
      await view.show({ page, app: app(), proxy: proxy(), session: await app().signIn() });
      return page;
    },
  };
}
