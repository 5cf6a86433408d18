import { ApiError } from './errors';
import { errorMessages } from './errors.messages';
import { lostSignInMessages } from './lost-sign-in.messages';

/** Time for both requests, in ms. */
const timeLimit = 5000;

/**
 * A proxy whose sign-in has ended redirects calls to another website, which looks like a network failure: the address is requested
 * once more, by GET and without the token. Only on the page's own origin: loading the page again leads to the sign-in there alone,
 * and elsewhere browsers do not tell a redirect from any other answer without CORS. The outcome of a write stays unknown.
 */
export async function explainFailure(url: string, error: unknown, signal?: AbortSignal): Promise<never> {
  const isUnanswered = error instanceof ApiError && error.kind === 'network';
  const isOwnOrigin = new URL(url).origin === globalThis.location?.origin;
  if (!isUnanswered || !isOwnOrigin || !navigator.onLine || !(await isRedirectedAway(url, signal))) throw error;
  const message = `${lostSignInMessages.redirected} ${errorMessages.signInEnded}`;
  throw new ApiError('network', message, { isWebPage: true, cause: error });
}

/**
 * Whether the address leads where a page cannot follow. A back end that redirects requests without a token to a page of its own does
 * not count: that can be followed, and the failed call would have been.
 */
async function isRedirectedAway(url: string, outer?: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(timeLimit);
  const signal = AbortSignal.any([limit, ...(outer ? [outer] : [])]);
  const request = async (redirect: RequestRedirect) => {
    const response = await fetch(url, { redirect, signal, cache: 'no-store', headers: { accept: 'application/json' } });
    await response.body?.cancel();
    return response.type;
  };
  const isRedirect = (await request('manual').catch(() => undefined)) === 'opaqueredirect';
  if (!isRedirect) return false;
  return request('follow').then(
    () => false,
    () => !signal.aborted,
  );
}
