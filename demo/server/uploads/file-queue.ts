/** Files that are read at once, besides slow ones; each may take the memory of a Worker. */
const MAX_RUNNING = 2;

/** A file that takes longer leaves its place to the next one, as far as there are places for slow ones. */
const SLOW_MS = 3000;
const MAX_SLOW = 2;

interface Running {
  readonly owner: number;
  readonly timer: NodeJS.Timeout;
  isOverdue: boolean;
  isSlow: boolean;
}

const running = new Set<Running>();
const waiting: { readonly owner: number; readonly start: () => void }[] = [];

/**
 * Runs a task that reads a file once it is its turn, first come first served. An account's tasks run one at a time, and slow ones in places of their
 * own, so that neither one account nor two slow ones hold up the others.
 *
 * @param owner ID of the account
 */
export async function enqueueFile(owner: number, task: () => Promise<void>): Promise<void> {
  const entry = await new Promise<Running>((resolve) => {
    waiting.push({ owner, start: () => resolve(begin(owner)) });
    startNext();
  });
  try {
    await task();
  } finally {
    clearTimeout(entry.timer);
    running.delete(entry);
    startNext();
  }
}

function begin(owner: number): Running {
  const timer = setTimeout(() => {
    entry.isOverdue = true;
    startNext();
  }, SLOW_MS);
  const entry: Running = { owner, timer, isOverdue: false, isSlow: false };
  running.add(entry);
  return entry;
}

/** Starts the tasks that wait longest, of accounts that have none running. */
function startNext(): void {
  for (const entry of running) if (entry.isOverdue && count('slow') < MAX_SLOW) entry.isSlow = true;
  while (count('fast') < MAX_RUNNING) {
    const index = waiting.findIndex(({ owner }) => ![...running].some((entry) => entry.owner === owner));
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    next.start();
  }
}

const count = (kind: 'fast' | 'slow'): number =>
  [...running].filter(({ isSlow }) => isSlow === (kind === 'slow')).length;
