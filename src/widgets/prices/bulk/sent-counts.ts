import type { SentChanges } from '../../../upload/session/send-changes';
import type { SentChange } from './interrupted-change';

/** Counts the records of changes that are sent in several parts, and again after a part has failed. */
export function createSentCounts() {
  let saved = 0;
  /** Records that are not known to be saved, of those that were sent last. */
  let left = 0;
  /** Whether some of those may have been saved: they are on their way, or the outcome of their part is unknown. */
  let isUnknown = false;
  let wasUnknown = false;
  return {
    start(records: number): void {
      left = records;
      wasUnknown = isUnknown;
      isUnknown = true;
    },
    addPart(records: number): void {
      saved += records;
      left -= records;
      // What is sent again begins with the part whose outcome was unknown.
      wasUnknown = false;
    },
    end({ failure }: SentChanges): void {
      isUnknown = wasUnknown || failure?.problem.kind === 'unknown-outcome';
    },
    known: (): SentChange => ({ saved, left, isUnknown }),
  };
}
