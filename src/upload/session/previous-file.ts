import { userKey } from '../../api/session/session-record';
import type { WidgetHost } from '../../embed/widget';
import type { SubmittedFile } from '../../machines/upload.types';

/** By widget, for as long as it exists; the file stays on the user's disk until it is read. */
const files = new WeakMap<WidgetHost, { readonly user: string; readonly submitted: SubmittedFile }>();

/** Keeps the file that was submitted last, so that another currency or table of it can be sent without choosing it again. */
export function previousFile(host: WidgetHost) {
  const user = () => userKey(host.session.peek());
  return {
    /** The same user's file; `undefined` when there is none. */
    find(): SubmittedFile | undefined {
      const kept = files.get(host);
      return kept?.user === user() ? kept.submitted : undefined;
    },
    store(submitted: SubmittedFile | undefined): void {
      if (submitted) files.set(host, { user: user(), submitted });
    },
  };
}
