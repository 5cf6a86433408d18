import { databaseErrorClass } from '../db/sql-state';
import type { Metrics } from './metrics';

/** How long a disk counts as full after its last error: no event says that it has space again. */
const DISK_FULL_MS = 60_000;

export type DatabaseState = ReturnType<typeof createDatabaseState>;

/** What the errors of requests tell about the database, for metrics and /health. */
export function createDatabaseState(metrics: Pick<Metrics, 'countDatabaseError'>, now: () => number = Date.now) {
  let diskFullAt = Number.NEGATIVE_INFINITY;
  return {
    /** Counts an error, if it is one of the database. */
    observe(error: unknown) {
      const kind = databaseErrorClass(error);
      if (kind === undefined) return;
      metrics.countDatabaseError(kind);
      if (kind === 'disk full') diskFullAt = now();
    },
    isDiskFull: () => now() - diskFullAt < DISK_FULL_MS,
  };
}
