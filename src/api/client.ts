import { signal } from '@preact/signals-react';
import * as v from 'valibot';
import { outcomeKnown, readAnswer } from './answer';
import { absoluteBase } from './api-origin';
import { call } from './call';
import type { Activity, Client, ClientOptions, Query } from './client-types';
import { ApiError, networkError, superseded, unreadable } from './errors';
import { exchange, exchangeForFile } from './exchange';
import type { RequestHeaders } from './headers';

export type * from './client-types';

/** Opens the door to a back end for one widget. Throws when `apiBase` is no web address. */
export function createClient({ apiBase: address, onShow, onUnauthorized }: ClientOptions): Client {
  const apiBase = absoluteBase(address);
  const activity = signal<Activity>({ reads: 0, writes: 0 });
  const reading = new Map<string, AbortController>();

  async function counted<T>(kind: keyof Activity, run: () => Promise<T>): Promise<T> {
    const add = (change: number) => {
      activity.value = { ...activity.peek(), [kind]: activity.peek()[kind] + change };
    };
    add(1);
    try {
      return await run();
    } finally {
      add(-1);
    }
  }

  /** Runs a read in place of the one for the same purpose. */
  async function superseding<T>(
    purpose: string,
    run: (signal: AbortSignal) => Promise<T>,
    cancelled?: AbortSignal,
  ): Promise<T> {
    reading.get(purpose)?.abort();
    const controller = new AbortController();
    cancelled?.addEventListener('abort', () => controller.abort());
    reading.set(purpose, controller);
    try {
      return await counted('reads', () => run(controller.signal));
    } catch (error) {
      throw controller.signal.aborted ? superseded() : error;
    } finally {
      if (reading.get(purpose) === controller) reading.delete(purpose);
    }
  }

  return {
    apiBase,
    activity,
    read: (method, path, { schema, query, body, access = 'session', purpose = path, signal: cancelled }) =>
      superseding(
        purpose,
        async (signal) => {
          const url = urlOf(apiBase, path, query);
          const send = (headers: RequestHeaders) => exchange({ method, url, headers, body, signal });
          const { envelope } = await call({ apiBase, path, effect: 'read', access, signal, send, onUnauthorized });
          return readAnswer(envelope, { effect: 'read', schema, onShow });
        },
        cancelled,
      ),
    write: (method, path, { schema, query, body, access = 'session' }) =>
      counted('writes', async () => {
        const url = urlOf(apiBase, path, query);
        const send = (headers: RequestHeaders) => outcomeKnown(exchange({ method, url, headers, body }));
        const { envelope } = await call({ apiBase, path, effect: 'write', access, send, onUnauthorized });
        return readAnswer(envelope, { effect: 'write', schema, onShow });
      }),
    download: (method, path, { query, body }) =>
      superseding(`download ${path}`, async (signal) => {
        const url = urlOf(apiBase, path, query);
        const send = (headers: RequestHeaders) => exchangeForFile({ method, url, headers, body, signal });
        const { incoming, envelope } = await call({
          apiBase,
          path,
          effect: 'read',
          access: 'session',
          signal,
          send,
          onUnauthorized,
        });
        if (incoming.file) return incoming.file;
        const { status } = readAnswer(envelope, { effect: 'read', schema: v.unknown(), onShow });
        throw unreadable(status, 'there is no file in it');
      }),
    sendForm: (method, path, { schema, fields, onProgress, signal }) =>
      counted('writes', async () => {
        const url = urlOf(apiBase, path);
        try {
          const { exchangeForm } = await formCode();
          const send = (headers: RequestHeaders) =>
            outcomeKnown(exchangeForm({ method, url, headers, fields, signal, onProgress }));
          const { envelope } = await call({
            apiBase,
            path,
            effect: 'write',
            access: 'session',
            send,
            onUnauthorized,
            ...(signal && { signal }),
          });
          const answer = readAnswer(envelope, { effect: 'write', schema, onShow });
          if (envelope.show?.type === 'error')
            throw new ApiError('refused', envelope.show.message, {
              status: envelope.status,
              data: envelope.data,
              shown: onShow !== undefined,
            });
          return answer;
        } catch (error) {
          onProgress?.(-1);
          throw error;
        }
      }),
    dispose() {
      for (const controller of reading.values()) controller.abort();
    },
  };
}

/** Loaded with the first form: signing in sends none. */
const formCode = () =>
  import('./exchange-form').catch(() => {
    throw networkError('the code that sends files did not load');
  });

function urlOf(apiBase: string, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return `${apiBase}/${path}${parameters && `?${parameters}`}`;
}
