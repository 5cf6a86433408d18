import type { BrowserContextOptions, Page } from 'playwright';
import { freshPages } from '../app/browser';
import { proxiedApp } from '../app/proxied-app';
import type { View } from './view';

/** Shows views to the tests of a file, each in a page of its own and to the administrator. */
export function shownViews(): (view: View, options: BrowserContextOptions) => Promise<Page> {
  const { app, proxy } = proxiedApp();
  const openPage = freshPages();
  return async (view, options) => {
    // Ends the network faults of the previous view.
    await proxy().restore();
    const { page, expectComplaints } = await openPage(options);
    // Views of failures have failed requests.
    expectComplaints(/Failed to load resource/);
    await view.show({ page, app: app(), proxy: proxy(), session: await app().signIn() });
    return page;
  };
}
