import type { SnapshotFrom } from 'xstate';
import { userKey } from '../../api/session/session-record';
import type { WidgetHost } from '../../embed/widget';
import type { SubmittedFile } from '../../machines/upload.types';
import type { UploadSession } from './upload-session.types';

/**
 * Uploads whose dialog was removed and to which the user can return, by user, kind of upload and back end. Their file is being sent,
 * their changes are being saved, or their file was open when the back end ended the user's session.
 */
export const detachedSessions = new Map<string, UploadSession>();

export const detachedKey = (host: WidgetHost, area: string): string =>
  [userKey(host.session.peek()), area, host.client.apiBase].join(' ');

/** Returns the upload whose file was open when the back end ended the user's session. */
export function findOpenFile(host: WidgetHost, area: string): UploadSession | undefined {
  const session = detachedSessions.get(detachedKey(host, area));
  return session && hasOpenFile(session.actor.getSnapshot()) ? session : undefined;
}

/** Whether the upload has a file that was read or checked. Such a file cannot be stored, so its upload goes on for the same user. */
export const hasOpenFile = (snapshot: SnapshotFrom<UploadSession['actor']>): boolean =>
  snapshot.hasTag('mapping') || snapshot.hasTag('pricing') || snapshot.hasTag('preview');

const submittedFiles = new WeakMap<WidgetHost, { readonly user: string; readonly submitted: SubmittedFile }>();

/** Stores the last submitted file of a widget, so that another sheet of it can be sent without choosing it again. */
export const storeSubmittedFile = (host: WidgetHost, submitted: SubmittedFile): void =>
  void submittedFiles.set(host, { user: userKey(host.session.peek()), submitted });

/** The last submitted file of the widget's current user. */
export function lastSubmittedFile(host: WidgetHost): SubmittedFile | undefined {
  const entry = submittedFiles.get(host);
  return entry?.user === userKey(host.session.peek()) ? entry.submitted : undefined;
}
