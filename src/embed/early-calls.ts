/** A call of `configure`, `setSession` or `clearSession` that came before their code. */
export interface EarlyCall {
  readonly name: 'configure' | 'setSession' | 'clearSession';
  readonly args: readonly unknown[];
}

/** Calls waiting for the code; once it is there, `run` makes them at once. */
export interface EarlyCalls {
  readonly waiting: EarlyCall[];
  run?: () => void;
}

/** Its name in the page's shared state, which `pricebook.js` writes to without that code. */
export const earlyCallsName = 'calls@1';
