export type Background = ReturnType<typeof createBackground>;

export function createBackground(report: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    /** Starts the task in the next turn of the event loop. A failure is reported. */
    run(task: () => Promise<void>) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    /** Resolves when all tasks have ended, including those that they start, or after `ms`. */
    async whenIdle(ms?: number) {
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
