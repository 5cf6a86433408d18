import { createClient } from '../../api/transport/client';
import type { WidgetHost } from '../widget';

/** A host whose client outlives the dialog, and that shows no message for each call: the caller reports them together. */
export function quietHost(host: WidgetHost): WidgetHost {
  const onUnauthorized = (message: string) => host.toast({ type: 'error', message });
  const client = createClient({ apiBase: host.client.apiBase, onShow: () => {}, onUnauthorized });
  return { ...host, client, toast: () => {} };
}
