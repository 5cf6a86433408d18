import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';

/** Reports that a list's filters failed to load. */
export const notifyFilterError =
  (host: WidgetHost) =>
  (cause: unknown): void => {
    notifyError(host, 'filters', cause, {
      title: 'Failed to load filters',
      message: (why) => `Could not load filters: ${why}`,
    });
  };
