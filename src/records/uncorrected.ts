import type { FieldErrors } from '../api/transport/errors';
import type { PlainRecord } from '../embed/events';

/** Returns the errors of fields that still have the value that was sent, by wire name. */
export function uncorrected(errors: FieldErrors, sent: PlainRecord, now: PlainRecord): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([key]) => JSON.stringify(sent[key]) === JSON.stringify(now[key])),
  );
}
