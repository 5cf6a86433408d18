import { createClient } from '../../api/transport/client';
import type { WidgetHost } from '../widget';

/** A host whose client outlives the dialog, and that shows no message for each call: the caller reports them together. */
export function quietHost(host: WidgetHost): WidgetHost {
  const { apiBase } = host.client;
  const client = createClient({ apiBase, onShow: () => {}, onUnauthorized: host.onUnauthorized });
  return { ...host, client, toast: () => {} };
}
