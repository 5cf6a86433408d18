/** Files, besides slow ones, that are read at the same time; each may take the memory of a Worker. */
const MAX_RUNNING = 2;

/** A file that takes longer moves to a slot for slow files. If those are taken while others wait, it is stopped and read again later. */
const SLOW_MS = 3000;
const MAX_SLOW = 2;

interface Entry {
  readonly owner: number;
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly reject: (error: unknown) => void;
}

interface Running extends Entry {
  readonly abort: AbortController;
  isOverdue: boolean;
  isSlow: boolean;
}

const running = new Set<Running>();
const waiting: Entry[] = [];
/** Slow files that were stopped, and are read again as soon as a slot for slow files is free. */
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

async function start(entry: Entry, isSlow: boolean): Promise<void> {
  const abort = new AbortController();
  const current: Running = { ...entry, abort, isOverdue: false, isSlow };
  running.add(current);
  const timer = setTimeout(() => {
    current.isOverdue = true;
    startNext();
  }, SLOW_MS);
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

/** Starts the tasks that wait longest, of accounts that have none running. */
function startNext(): void {
  while (count('slow') < MAX_SLOW) {
    const restarted = stopped.shift();
    const overdue = overdueOne();
    if (restarted !== undefined) void start(restarted, true);
    else if (overdue !== undefined) overdue.isSlow = true;
    else break;
  }
  for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
    if (count('fast') >= MAX_RUNNING) {
      // When it has ended, `start` calls this function again.
      overdueOne()?.abort.abort();
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    void start(next, false);
  }
}

const nextWaiting = (): Entry | undefined =>
  waiting.find(({ owner }) => ![...running, ...stopped].some((entry) => entry.owner === owner));

const overdueOne = (): Running | undefined => [...running].find(({ isOverdue, isSlow }) => isOverdue && !isSlow);

const count = (kind: 'fast' | 'slow'): number =>
  [...running].filter(({ isSlow }) => isSlow === (kind === 'slow')).length;
