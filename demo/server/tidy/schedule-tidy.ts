import type { Database } from '../db/database';
import type { Background } from '../http/background';
import { type TidyOptions, tidy } from './tidy';

const HOUR_MS = 60 * 60 * 1000;

/** Tidies the database every hour, in the background. Returns a function that stops it. */
export function scheduleTidy(
  { db, background, clock }: { readonly db: Database; readonly background: Background; readonly clock: () => Date },
  options: Pick<TidyOptions, 'auditDays'> & {
    /** Whether the first time is now; a new database has nothing to tidy. */
    readonly atOnce: boolean;
  },
): () => void {
  const stopping = new AbortController();
  const run = () =>
    background.run(() => tidy(db, { now: clock(), auditDays: options.auditDays, signal: stopping.signal }));
  if (options.atOnce) run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
