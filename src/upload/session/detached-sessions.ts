import { userKey } from '../../api/session/session-record';
import type { WidgetHost } from '../../embed/widget';
import type { SubmittedFile } from '../../machines/upload.types';
import type { UploadKind, UploadSession } from './upload-session.types';

/**
 * Sessions whose file is being sent, or whose changes are being saved, although their dialog was removed, so that the user
 * returns to them. By user, kind of upload and back end.
 */
export const detachedSessions = new Map<string, UploadSession>();

export const detachedKey = (host: WidgetHost, { shape }: UploadKind): string =>
  [userKey(host.session.peek()), shape.name, host.client.apiBase].join(' ');

const submittedFiles = new WeakMap<WidgetHost, { readonly user: string; readonly submitted: SubmittedFile }>();

/** Stores the last submitted file of a widget, so that another sheet of it can be sent without choosing it again. */
export const storeSubmittedFile = (host: WidgetHost, submitted: SubmittedFile): void =>
  void submittedFiles.set(host, { user: userKey(host.session.peek()), submitted });

/** The last submitted file of the widget's current user. */
export function lastSubmittedFile(host: WidgetHost): SubmittedFile | undefined {
  const entry = submittedFiles.get(host);
  return entry?.user === userKey(host.session.peek()) ? entry.submitted : undefined;
}
