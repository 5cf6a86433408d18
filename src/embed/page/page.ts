import { pageState } from '../../api/session/page-state';
import { configure } from './configuration';
import { type EarlyCalls, earlyCallsName } from './early-calls';
import { clearSession, setSession } from './page-session';

const calls: Readonly<Record<string, (...args: never[]) => void>> = { configure, setSession, clearSession };

/** Runs the queued calls in order, and later calls immediately. An error in one does not stop the others. */
export function runEarlyCalls(): void {
  const early = pageState<EarlyCalls>(earlyCallsName, () => ({ waiting: [] }));
  early.run = runEarlyCalls;
  for (const { name, args } of early.waiting.splice(0)) {
    try {
      // SAFETY: the arguments are the page's own; each function checks them.
      calls[name]?.(...(args as never[]));
    } catch (error) {
      reportError(error);
    }
  }
}
