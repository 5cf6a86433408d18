import { userKey } from '../../api/session/session-record';
import type { WidgetHost } from '../../embed/widget';
import type { SubmittedFile } from '../../machines/upload.types';

const files = new WeakMap<WidgetHost, { readonly user: string; readonly submitted: SubmittedFile }>();

/** Stores the last submitted file of a widget, so that another part of it can be sent without choosing it again. */
export function previousFile(host: WidgetHost) {
  const user = () => userKey(host.session.peek());
  return {
    /** The same user's file; `undefined` when there is none. */
    find(): SubmittedFile | undefined {
      const entry = files.get(host);
      return entry?.user === user() ? entry.submitted : undefined;
    },
    store(submitted: SubmittedFile | undefined): void {
      if (submitted) files.set(host, { user: user(), submitted });
    },
  };
}
