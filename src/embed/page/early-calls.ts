/** A call of `configure`, `setSession` or `clearSession` made before their code was loaded. */
export interface EarlyCall {
  readonly name: 'configure' | 'setSession' | 'clearSession';
  readonly args: readonly unknown[];
  /** Called after the call has run; absent in calls of scripts of an earlier version. */
  readonly done?: () => void;
  /** Called with the error of a refused call; absent in calls of scripts of an earlier version. */
  readonly fail?: (error: unknown) => void;
}

/** Queued calls; once the code is loaded, `run` executes calls immediately. */
export interface EarlyCalls {
  readonly waiting: EarlyCall[];
  run?: () => void;
}

/** The key in the page's shared state, which `pricebook.js` writes to without loading that code. */
export const earlyCallsName = 'calls@1';
