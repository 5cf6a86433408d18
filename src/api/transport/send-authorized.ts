import { apiOrigin } from '../session/api-origin';
import { handleUnauthorized } from '../session/handle-unauthorized';
import { currentSession, sessionEntry } from '../session/session-store';
import { type RequestHeaders, requestHeaders } from '../session/settings';
import type { Access, ClientOptions } from './client.types';
import { type Envelope, parseEnvelope, type RawResponse } from './envelope';
import { ApiError } from './errors';
import { errorMessages } from './errors.messages';
import { idempotencyHeader } from './idempotency-key';
import { withUnknownOutcome } from './parse-response';
import { enqueue } from './queue';

interface AuthorizedRequest<I extends RawResponse> {
  readonly apiBase: string;
  readonly path: string;
  readonly effect: 'read' | 'write';
  readonly access: Access;
  /** Sent as a header, where the back end supports it. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly send: (headers: RequestHeaders) => Promise<I>;
  readonly onUnauthorized: ClientOptions['onUnauthorized'];
}

/** Rejects with the error of a request without a response, or with a better one. */
type FailureExplainer = (url: string, error: unknown, signal: AbortSignal | undefined) => Promise<never>;

let explainFailure: FailureExplainer = (_url, error) => Promise.reject(error);

/** Loads the code that explains failures: after a widget's first paint, because without a network it could not be loaded. */
export const prepareFailureExplainer = (): Promise<void> =>
  import('./lost-sign-in').then(
    (loaded) => {
      explainFailure = loaded.explainFailure;
    },
    () => undefined,
  );

/** Queues a request and sends it with the session's token. Handles a 401 of the session; returns any other status. */
export async function sendAuthorized<I extends RawResponse>(
  request: AuthorizedRequest<I>,
): Promise<{ readonly response: I; readonly envelope: Envelope }> {
  const { apiBase, path, access, effect, signal, idempotencyKey, onUnauthorized } = request;
  const key = `${apiBase}/${path}`;
  const send = (token: string | undefined) => {
    const sent = request
      .send({ ...requestHeaders(token), ...idempotencyHeader(apiBase, idempotencyKey) })
      .catch((error: unknown) => explainFailure(key, error, signal));
    return effect === 'write' ? withUnknownOutcome(sent) : sent;
  };
  if (access !== 'session') {
    const token = access === 'anonymous' ? undefined : access.bearer;
    const response = await enqueue(key, () => send(token), signal);
    return { response, envelope: await parseEnvelope(response) };
  }
  const origin = apiOrigin(apiBase);
  const requester = { session: currentSession(origin), user: sessionEntry(origin).userGeneration };
  const sendInSession = async () => {
    const session = currentSession(origin);
    const { state, userGeneration } = sessionEntry(origin);
    const hasEnded = !session && (requester.session !== undefined || state.kind === 'expired');
    // A write must not be sent for another user than the one who requested it.
    if (hasEnded || (effect === 'write' && requester.user !== userGeneration)) {
      throw new ApiError('unauthorized', errorMessages.sessionExpired);
    }
    return { session, response: await send(session?.accessToken) };
  };
  for (let isRetry = false; ; isRetry = true) {
    const { session, response } = await enqueue(key, sendInSession, signal);
    const envelope = await parseEnvelope(response);
    if (envelope.status !== 401) {
      sessionEntry(origin).wasAccepted = session !== undefined;
      return { response, envelope };
    }
    const message = envelope.detail || envelope.message || errorMessages.sessionExpired;
    const onEnd = (wasAccepted: boolean) => onUnauthorized?.(message, wasAccepted);
    const next = session && (await handleUnauthorized({ apiBase, origin, session, isRetry, onEnd }));
    if (!next || isRetry) throw new ApiError('unauthorized', message, { status: 401 });
  }
}
