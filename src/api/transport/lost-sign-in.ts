import { ApiError } from './errors';
import { errorMessages } from './errors.messages';
import { lostSignInMessages } from './lost-sign-in.messages';

/** Time for both requests, in ms. */
const timeLimit = 5000;

/**
 * A proxy whose sign-in has ended redirects calls to another website, which looks like a network failure. It redirects the page, too,
 * so the page's own address is requested, as loading the page again would. A back end on another origin is not examined, because
 * loading the page would not lead to its sign-in. The outcome of a write stays unknown.
 */
export async function explainFailure(url: string, error: unknown, signal?: AbortSignal): Promise<never> {
  const isUnanswered = error instanceof ApiError && error.kind === 'network';
  const isOwnOrigin = new URL(url).origin === globalThis.location?.origin;
  if (!isUnanswered || !isOwnOrigin || !navigator.onLine || !(await isRedirectedAway(location.href, signal)))
    throw error;
  const message = `${lostSignInMessages.redirected} ${errorMessages.signInEnded}`;
  throw new ApiError('network', message, { isWebPage: true, cause: error });
}

/** Whether the address leads to another website. A redirect within its own can be followed, and does not count. */
async function isRedirectedAway(url: string, outer?: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(timeLimit);
  const signal = AbortSignal.any([limit, ...(outer ? [outer] : [])]);
  const request = async (redirect: RequestRedirect) => {
    const response = await fetch(url, { redirect, signal, cache: 'no-store' });
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
