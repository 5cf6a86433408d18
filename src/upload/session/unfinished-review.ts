import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from '../../machines/upload.machine';
import type { OpenReview } from '../../machines/upload.types';

/** The review that the browser stores when the page closes; `undefined` when none is open. */
export function unfinishedReview(snapshot: SnapshotFrom<typeof uploadMachine>): OpenReview | undefined {
  const { counts, pairs, fileName, rows, excludedFields } = snapshot.context;
  if (!snapshot.hasTag('review') || counts === undefined) return undefined;
  // While changes are being saved, their outcome is unknown.
  const isOutcomeUnknown = snapshot.context.isOutcomeUnknown || snapshot.hasTag('writing');
  return { counts, pairs, fileName, rows, excludedFields, isOutcomeUnknown };
}
