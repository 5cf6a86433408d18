import * as v from 'valibot';
import { absoluteBase } from '../session/api-origin';
import type { Client, ClientOptions, Query } from './client.types';
import type { Envelope } from './envelope';
import { isBusy, networkError, unreadableError } from './errors';
import { errorMessages } from './errors.messages';
import { parseResponse } from './parse-response';
import { createRequestTracker } from './request-tracker';
import { sendAuthorized } from './send-authorized';
import { downloadFile, sendRequest } from './send-request';

export type * from './client.types';

/** Longest Retry-After, in seconds, after which a read is retried automatically, once. */
const longestRetryAfter = 60;

/** Creates a widget's client of a back end. Throws when `apiBase` is not an http(s) address. */
export function createClient(options: ClientOptions): Client {
  const { onShow, onUnauthorized } = options;
  const apiBase = absoluteBase(options.apiBase);
  const { activity, track, supersede, waitToRetry, abortReads } = createRequestTracker();
  const urlOf = (path: string, query: Query = {}) => {
    const parameters = new URLSearchParams(query).toString();
    return `${apiBase}/${path}${parameters && `?${parameters}`}`;
  };

  /** Sends a read; once more after a 429 or 503 with a short Retry-After. The delay is outside the queue, so that it holds up no other request. */
  async function sendRead<T extends { readonly envelope: Envelope }>(
    send: () => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const sent = await send();
    const { status, retryAfter = Number.POSITIVE_INFINITY } = sent.envelope;
    if (!isBusy(status) || retryAfter > longestRetryAfter) return sent;
    await waitToRetry(retryAfter, signal);
    return send();
  }

  return {
    apiBase,
    activity,
    read: (method, path, { schema, query, body, access = 'session', purpose = path, signal: cancelSignal }) =>
      supersede(
        purpose,
        async (signal) => {
          const send = () =>
            sendAuthorized({
              ...{ apiBase, path, onUnauthorized, signal, effect: 'read', access },
              send: (headers) => sendRequest({ method, url: urlOf(path, query), headers, body, signal }),
            });
          // A sign-in counts as a read, but only the user retries it.
          const { envelope } = await (access === 'anonymous' ? send() : sendRead(send, signal));
          return parseResponse(envelope, { effect: 'read', schema, onShow });
        },
        cancelSignal,
      ),
    write: (method, path, { schema, query, body, access = 'session', idempotencyKey }) =>
      track('writes', async () => {
        const { envelope } = await sendAuthorized({
          ...{ apiBase, path, onUnauthorized, effect: 'write', access, idempotencyKey },
          send: (headers) => sendRequest({ method, url: urlOf(path, query), headers, body }),
        });
        return parseResponse(envelope, { effect: 'write', schema, onShow });
      }),
    download: (method, path, { query, body, signal: cancelSignal }) =>
      supersede(
        Symbol(),
        async (signal) => {
          const send = () =>
            sendAuthorized({
              ...{ apiBase, path, onUnauthorized, signal, effect: 'read', access: 'session' },
              send: (headers) => downloadFile({ method, url: urlOf(path, query), headers, body, signal }),
            });
          const { response, envelope } = await sendRead(send, signal);
          if (response.file) return response.file;
          const { status } = parseResponse(envelope, { effect: 'read', schema: v.unknown(), onShow });
          throw unreadableError(status, errorMessages.empty);
        },
        cancelSignal,
      ),
    sendForm: (method, path, { schema, fields, onProgress, signal, idempotencyKey }) =>
      track('writes', async () => {
        const { sendForm, sayHowLarge } = await loadSendForm();
        const { envelope } = await sendAuthorized({
          ...{ apiBase, path, onUnauthorized, signal, effect: 'write', access: 'session', idempotencyKey },
          send: (headers) => sendForm({ method, url: urlOf(path), headers, fields, signal, onProgress }),
        });
        return parseResponse(sayHowLarge(envelope, fields), { effect: 'write', schema, onShow });
      }).catch((error: unknown) => {
        onProgress?.(-1);
        throw error;
      }),
    dispose: abortReads,
  };
}

/** Loaded with the first form, to keep the first load small. */
const loadSendForm = () =>
  import('./send-form').catch((cause: unknown) => {
    throw networkError(cause);
  });
