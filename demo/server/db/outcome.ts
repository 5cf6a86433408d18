import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether a request has sent a statement that may change data. */
interface Outcome {
  mayHaveWritten: boolean;
}

const outcomes = new AsyncLocalStorage<Outcome>();

/** Runs the handlers of a request, and keeps track of the statements that they send. */
export function trackOutcome<T>(handle: () => T): T {
  return outcomes.run({ mayHaveWritten: false }, handle);
}

/** Whether the current request may have changed data; true outside of a request. */
export const mayHaveWritten = (): boolean => outcomes.getStore()?.mayHaveWritten ?? true;

const READS = /^\s*(select|begin|start|set|savepoint|rollback|commit|lock)\b/i;
const READING_WITH = /^\s*with\b(?!.*\b(insert|update|delete)\b)/is;

/** Notes whether a statement may change data. Call it before the statement is sent: a lost response does not say whether it was done. */
export function trackStatement(sql: string): void {
  const outcome = outcomes.getStore();
  if (outcome !== undefined && !READS.test(sql) && !READING_WITH.test(sql)) outcome.mayHaveWritten = true;
}

/** Runs work whose statements change nothing that a client sees, such as counting a list. */
export const runUntracked = <T>(work: () => T): T => outcomes.exit(work);
