import type { SnapshotFrom } from 'xstate';
import type { UploadPair } from '../../api/resources/sheet-upload';
import type { uploadMachine } from '../../machines/upload.machine';
import type { OpenReview } from '../../machines/upload.types';

/** The review of changes that are not sent yet. */
export const reviewBeforeSending = (fileName: string, pairs: readonly UploadPair[]): OpenReview => ({
  pairs,
  fileName,
  rows: pairs.length,
  isOutcomeUnknown: false,
  counts: { created: undefined, unchanged: undefined },
  excludedFields: new Map(),
});

/** The review that the browser stores when the page closes; `undefined` when none is open. */
export function unfinishedReview(snapshot: SnapshotFrom<typeof uploadMachine>): OpenReview | undefined {
  const { counts, pairs, fileName, rows, excludedFields } = snapshot.context;
  if (!snapshot.hasTag('review') || counts === undefined) return undefined;
  // While changes are being saved, their outcome is unknown.
  const isOutcomeUnknown = snapshot.context.isOutcomeUnknown || snapshot.hasTag('writing');
  return { counts, pairs, fileName, rows, excludedFields, isOutcomeUnknown };
}
