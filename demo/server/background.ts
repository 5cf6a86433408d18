/** Work that nobody waits for, such as sending a mail once the answer is out. */
export interface Background {
  /** Starts the task soon. A failure is reported; it never reaches who asked for it. */
  run(task: () => Promise<void>): void;
  /** Waits for what was started, with what that starts in turn, at most this long in milliseconds. @default without end */
  idle(ms?: number): Promise<void>;
}

/** Makes a background whose failures go to `report`. */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      // Not before the handler that asks for it has had its turn.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle(ms) {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<'late'>((resolve) => {
        if (ms !== undefined) timer = setTimeout(() => resolve('late'), ms);
      });
      while (running.size > 0) {
        if ((await Promise.race([Promise.all(running), limit])) === 'late') break;
      }
      clearTimeout(timer);
    },
  };
}
