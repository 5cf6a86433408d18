export interface Background {
  /** Starts the task after the current handler. A failure is reported. */
  run(task: () => Promise<void>): void;
  /** Resolves when all tasks have ended, including those that they start, or after `ms`. @default no limit */
  idle(ms?: number): Promise<void>;
}

export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle(ms) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<'timeout'>((resolve) => {
        if (ms !== undefined) timer = setTimeout(() => resolve('timeout'), ms);
      });
      while (running.size > 0) {
        if ((await Promise.race([Promise.all(running), timeout])) === 'timeout') break;
      }
      clearTimeout(timer);
    },
  };
}
