/** So many files are read at the same time, not counting slow ones. Each may take all the memory that a Worker has. */
const MAX_RUNNING = 2;

/** A file that takes longer is overdue: it moves to a slot for slow files, once one is free. */
const OVERDUE_MS = 3000;
const MAX_SLOW = 2;

interface Entry {
  readonly owner: number;
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly reject: (error: unknown) => void;
}

interface Running extends Entry {
  readonly abort: AbortController;
  /** Whether it has taken longer than OVERDUE_MS. */
  isOverdue: boolean;
  /** Whether it has a slot for slow files. */
  isSlow: boolean;
}

const running = new Set<Running>();
const waiting: Entry[] = [];
/** Overdue files that were stopped because others waited; they are read again once a slot for slow files is free. */
const stopped: Entry[] = [];

/**
 * Runs a task that reads a file, first come first served, one at a time for each account. After 3 s it continues in one of two
 * slots for slow tasks, or its signal is aborted and it runs again later if both are taken while others wait.
 */
export function enqueueFile<T>(owner: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push({ owner, run: async (signal) => resolve(await task(signal)), reject });
    startNext();
  });
}

async function startReading(entry: Entry, isSlow: boolean): Promise<void> {
  const abort = new AbortController();
  const current: Running = { ...entry, abort, isOverdue: false, isSlow };
  running.add(current);
  const timer = setTimeout(() => {
    current.isOverdue = true;
    startNext();
  }, OVERDUE_MS);
  try {
    await entry.run(abort.signal);
  } catch (error) {
    if (abort.signal.aborted) stopped.push(entry);
    else entry.reject(error);
  } finally {
    clearTimeout(timer);
    running.delete(current);
    startNext();
  }
}

/**
 * Fills the slots for slow files with stopped and overdue ones, then the others with the tasks that wait longest, of accounts that
 * have none running. If tasks still wait, an overdue one is stopped.
 */
function startNext(): void {
  while (countRunning('slow') < MAX_SLOW) {
    const restarted = stopped.shift();
    const overdue = findOverdue();
    if (restarted !== undefined) void startReading(restarted, true);
    else if (overdue !== undefined) overdue.isSlow = true;
    else break;
  }
  for (let next = findNextWaiting(); next !== undefined; next = findNextWaiting()) {
    if (countRunning('fast') >= MAX_RUNNING) {
      // `startReading` calls this function again when the stopped task has ended.
      findOverdue()?.abort.abort();
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    void startReading(next, false);
  }
}

const findNextWaiting = (): Entry | undefined =>
  waiting.find(({ owner }) => ![...running, ...stopped].some((entry) => entry.owner === owner));

const findOverdue = (): Running | undefined => [...running].find(({ isOverdue, isSlow }) => isOverdue && !isSlow);

const countRunning = (kind: 'fast' | 'slow'): number =>
  [...running].filter(({ isSlow }) => isSlow === (kind === 'slow')).length;
