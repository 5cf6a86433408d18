/** Files that are read at once, besides slow ones; each may take the memory of a Worker. */
const MAX_RUNNING = 2;

/** A file that takes longer leaves its place to others that wait: for a place for slow files, or to be read again in one later. */
const SLOW_MS = 3000;
const MAX_SLOW = 2;

/** Reads a file; rejects when the signal is aborted. */
type Task = (signal: AbortSignal) => Promise<void>;

interface Entry {
  readonly owner: number;
  readonly task: Task;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Running extends Entry {
  readonly abort: AbortController;
  isOverdue: boolean;
  isSlow: boolean;
}

const running = new Set<Running>();
const waiting: Entry[] = [];
/** Those that were stopped, and begin again in a place for slow files. */
const stopped: Entry[] = [];

/**
 * Runs a task that reads a file once it is its turn, first come first served. An account's tasks run one at a time. A slow one is stopped after 3 s
 * where others wait and both places for slow files are taken, and runs a second time in one of those: neither one account nor
 * any number of slow ones hold up the others for longer than that.
 *
 * @param owner ID of the account
 */
export function enqueueFile(owner: number, task: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ owner, task, resolve, reject });
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
    await entry.task(abort.signal);
    entry.resolve();
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
    const again = stopped.shift();
    const overdue = overdueOne();
    if (again !== undefined) void start(again, true);
    else if (overdue !== undefined) overdue.isSlow = true;
    else break;
  }
  for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
    if (count('fast') >= MAX_RUNNING) {
      // Its end starts the next one.
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
