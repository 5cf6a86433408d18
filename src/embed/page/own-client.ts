import { createClient } from '../../api/transport/client';
import type { ShowMessage } from '../../api/transport/client.types';
import { responseToasts } from '../toasts/response-toasts';
import type { WidgetHost } from '../widget';

/**
 * A host with a client of its own, which outlives the list or dialog: theirs aborts its reads when they are removed.
 * @param isShown whether a message of a response is shown as a toast. @default all are
 */
export function withOwnClient(host: WidgetHost, isShown: (show: ShowMessage) => boolean = () => true): WidgetHost {
  const { toast, onShow } = responseToasts(host.toast);
  const client = createClient({
    ...{ apiBase: host.client.apiBase, onUnauthorized: host.onUnauthorized },
    onShow: (show) => {
      if (isShown(show)) onShow(show);
    },
  });
  return { ...host, client, toast };
}

/** The same without any message: the caller reports all calls together. */
export const quietHost = (host: WidgetHost): WidgetHost => ({ ...withOwnClient(host, () => false), toast: () => {} });
