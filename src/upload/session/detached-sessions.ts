import type { SnapshotFrom } from 'xstate';
import { userKey } from '../../api/session/session-record';
import type { WidgetHost } from '../../embed/widget';
import type { SubmittedFile } from '../../machines/upload.types';
import type { UploadSession } from './upload-session.types';

/**
 * Uploads whose dialog was removed and to which the user can return, by user, kind of upload and back end. Their file is being sent,
 * their changes are being saved, or their file is open.
 */
const detachedSessions = new Map<string, UploadSession>();

const keyOf = (host: WidgetHost, area: string): string =>
  [userKey(host.session.peek()), area, host.client.apiBase].join(' ');

export const findDetached = (host: WidgetHost, area: string): UploadSession | undefined =>
  detachedSessions.get(keyOf(host, area));

/** The place of one upload among the detached ones, which belongs to the user who has started it. */
export function createDetachedPlace(host: WidgetHost, area: string) {
  const user = userKey(host.session.peek());
  const key = keyOf(host, area);
  return {
    /** Without a known user, an open file could be offered to somebody else. */
    hasUser: user !== '',
    /** Keeps the upload in place of an earlier one, which ends. */
    keep(session: UploadSession): void {
      const earlier = detachedSessions.get(key);
      detachedSessions.set(key, session);
      if (earlier !== session) earlier?.discard();
    },
    remove(session: UploadSession): void {
      if (detachedSessions.get(key) === session) detachedSessions.delete(key);
    },
    /** Stores the last submitted file of a widget, so that another sheet of it can be sent without choosing it again. */
    storeSubmittedFile(widget: WidgetHost, submitted: SubmittedFile | undefined): void {
      if (submitted !== undefined) submittedFiles.set(widget, { user, submitted });
    },
  };
}

/** Returns the upload whose file was open when its dialog was removed, by Back, another page or the end of the session. */
export function findOpenFile(host: WidgetHost, area: string): UploadSession | undefined {
  const session = findDetached(host, area);
  return session && hasOpenFile(session.actor.getSnapshot()) ? session : undefined;
}

/** Whether the upload has a file that is read, was read or is checked. Such a file cannot be stored, so its upload goes on for the same user. */
export const hasOpenFile = (snapshot: SnapshotFrom<UploadSession['actor']>): boolean =>
  openStep(snapshot) !== undefined;

/** The step in which the file is open. */
export const openStep = (snapshot: SnapshotFrom<UploadSession['actor']>) =>
  (['reading', 'mapping', 'pricing', 'preview'] as const).find((tag) => snapshot.hasTag(tag));

const submittedFiles = new WeakMap<WidgetHost, { readonly user: string; readonly submitted: SubmittedFile }>();

/** The last submitted file of the widget's current user. */
export function lastSubmittedFile(host: WidgetHost): SubmittedFile | undefined {
  const entry = submittedFiles.get(host);
  return entry?.user === userKey(host.session.peek()) ? entry.submitted : undefined;
}
