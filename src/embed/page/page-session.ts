// The entry `page.js`, which `pricebook.js` loads for the first call of `configure`, `setSession` or `clearSession`.
import { clearSession as clearSessionOf } from '../../api/session/clear-session';
import { pageState } from '../../api/session/page-state';
import * as sessions from '../../api/session/session';
import { configure, isObject, resolveApiBase } from './configuration';
import { type EarlyCalls, earlyCallsName } from './early-calls';

/** Options of `setSession` and `clearSession`. */
export interface SessionOptions {
  /** Address of the back end. @default the one of `configure`, else of the script tag, else the page's origin */
  readonly apiBase?: string;
}

/**
 * Sets the session of a user whom the page has already signed in. The token is only sent to that back end's origin.
 * @example
 * setSession({ accessToken, userInfo: { NAME: 'Ada', EMAIL: 'ada@example.com' } });
 * @throws when the access token is not a valid header value, the options or the back end's address are invalid, or there is no browser
 */
export function setSession(session: sessions.Session, options: SessionOptions = {}): void {
  // A server would share one visitor's session with all others.
  if (typeof document === 'undefined')
    throw new Error('setSession is for browsers: call it in the page, not on a server.');
  sessions.setSession(session, { apiBase: apiBaseOf(options, 'setSession') });
}

/** Options of `clearSession`. */
export interface ClearSessionOptions extends SessionOptions {
  /**
   * `unauthorized`: the back end has refused the page's own request with a 401. What was typed is then kept for the same user.
   * @default 'user'
   */
  readonly reason?: sessions.SessionEnd['reason'];
}

/**
 * Signs out of a back end, in all widgets and tabs.
 * @example
 * clearSession({ apiBase: 'https://api.example.com' });
 * @throws {TypeError} when the options, the back end's address or the reason are invalid
 */
export function clearSession(options: ClearSessionOptions = {}): void {
  const apiBase = apiBaseOf(options, 'clearSession');
  const { reason = 'user' } = options;
  if (reason !== 'user' && reason !== 'unauthorized')
    throw new TypeError(`Pricebook: the reason of clearSession is 'user' or 'unauthorized', not ${String(reason)}.`);
  clearSessionOf({ apiBase }, reason);
}

function apiBaseOf(options: SessionOptions, call: string): string {
  if (isObject(options)) return resolveApiBase(options.apiBase);
  throw new TypeError(`Pricebook: the options of ${call} are an object, not ${options}.`);
}

const calls: Readonly<Record<string, (...args: never[]) => void>> = { configure, setSession, clearSession };

/** Runs the queued calls in order, and later calls immediately. An error in one does not stop the others. */
export function runEarlyCalls(): void {
  const earlyCalls = pageState<EarlyCalls>(earlyCallsName, () => ({ waiting: [] }));
  earlyCalls.run = runEarlyCalls;
  for (const { name, args, done, fail = reportError } of earlyCalls.waiting.splice(0)) {
    try {
      // SAFETY: the arguments are the page's own; each function checks them.
      calls[name]?.(...(args as never[]));
      done?.();
    } catch (error) {
      // The browser reports it, too, where the page does not await the call.
      fail(error);
    }
  }
}
