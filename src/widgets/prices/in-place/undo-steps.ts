/** The keys for undo and redo, which are carried out one after the other: one may need the result of the one before. */
export function createUndoSteps() {
  /** Settles when the last one has ended; `undefined` while there is none. */
  let last: Promise<void> | undefined;
  return {
    /** Carries out a key after those that were pressed before. `step` never rejects. */
    runUndoStep(step: () => Promise<void>): void {
      const ended = (last ?? Promise.resolve()).then(step).then(() => {
        if (last === ended) last = undefined;
      });
      last = ended;
    },
    /** Runs what the user has asked for since, once these keys have been carried out. */
    runAfterUndoSteps: <T>(run: () => Promise<T>): Promise<T> => (last ? last.then(run) : run()),
  };
}
