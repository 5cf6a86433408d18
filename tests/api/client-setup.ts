import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { type Client, createClient, type ShowMessage } from '../../src/api/transport/client';
import { createProxy, type NetworkProxy } from '../support/app/proxy';
import { type Backend, latch, type Reply, startBackend } from './backend';

/** A back end, the proxy before it and a client. */
export interface ClientSetup {
  readonly backend: Backend;
  readonly proxy: NetworkProxy;
  readonly client: Client;
  readonly shows: readonly ShowMessage[];
  /** Messages of sessions that ended by a 401. */
  readonly ends: readonly string[];
  /** One more widget on the same page. */
  another(): Client;
}

/** A back end behind a proxy, and a client of it. */
export async function setUpClient(
  reply: Parameters<typeof startBackend>[0] = () => ({ json: { status: 200, data: 'ok' } }),
): Promise<ClientSetup> {
  const backend = await startBackend(reply);
  const proxy = await createProxy(backend.url);
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const shows: ShowMessage[] = [];
  const ends: string[] = [];
  const another = () =>
    createClient({
      apiBase: proxy.url,
      onShow: (show) => shows.push(show),
      onUnauthorized: (message) => ends.push(message),
    });
  return { backend, proxy, client: another(), shows, ends, another };
}

/** A setup whose back end holds its first response, and with it the queue of its path, until released. */
export async function setUpHeldClient(
  reply: (...got: Parameters<Parameters<typeof startBackend>[0]>) => Reply = () => ok,
): Promise<ClientSetup & { readonly arrived: Promise<void>; readonly release: () => void }> {
  const arrived = latch();
  const held = latch();
  const set = await setUpClient(async (got) => {
    arrived.open();
    await held.opened;
    return reply(got);
  });
  return { ...set, arrived: arrived.opened, release: held.open };
}

/** Reads a text. */
export const text = { schema: v.string() };

/** Reads anything. */
export const anything = { schema: v.unknown() };

/** A successful response. */
export const ok: Reply = { json: { status: 200, message: '', data: 'ok' } };

/** A refusal. */
export const refused = (status: number, more: object = {}): Reply => ({
  status,
  json: { status, message: 'No.', ...more },
});
