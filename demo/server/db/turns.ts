/** How many may have a turn at the same time, how many may wait for one, and for how long. */
export interface TurnLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** Resolves with a function that ends the turn. */
export type TakeTurn = () => Promise<() => void>;

/** Creates a function that waits for a turn, first come first served. It rejects with `busy` when too many wait, or one for too long. */
export function createTurns(
  { running: maxRunning, waiting: maxWaiting, waitMs }: TurnLimits,
  busy: () => Error,
): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  function endTurn(): void {
    // The next turn replaces this one, so `running` does not change.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async () => {
    if (running < maxRunning) {
      running += 1;
      return endTurn;
    }
    if (waiting.length >= maxWaiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(busy());
      }, waitMs);
      waiting.push(start);
    });
    return endTurn;
  };
}
