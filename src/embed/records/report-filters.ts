import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';

/** Tells the person and the page that what a list can be filtered by did not load. */
export const reportFilters =
  (host: WidgetHost) =>
  (cause: unknown): void => {
    reportFailure(host, 'filters', cause, {
      title: 'Failed to load filters',
      message: (why) => `Could not load filters: ${why}`,
    });
  };
