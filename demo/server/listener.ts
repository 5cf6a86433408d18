import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { codedMessage } from '../../src/wire/error-texts';
import { respondUnavailable } from './http/error-handlers';
import { endStalledRequests } from './http/stalled-requests';
import { endUnreadResponses } from './http/unread-responses';
import { liveRoute } from './monitoring/health';

/** A listening HTTP server whose app is set later. */
export type Listener = Awaited<ReturnType<typeof listen>>;

/** Time for pending requests to end during a shutdown. */
const SHUTDOWN_REQUESTS_MS = 5_000;

const serverOptions = {
  /** Enough for the URL of a download, which has all filters. */
  maxHeaderSize: 64 * 1024,
  /** Longer than a proxy's (mostly 60 s), so that the proxy never sends a request on a connection that is just being closed. */
  keepAliveTimeout: 75_000,
  /** Enough for a file of 25 MB at 30 kB/s. Node's default, 5 minutes, would abort slow uploads. */
  requestTimeout: 15 * 60_000,
};

const starting = liveRoute().all('*', (c) => {
  return respondUnavailable(c, codedMessage('server-starting'), 1);
});

interface ListenOptions {
  readonly port?: number;
  readonly host?: string;
  /** How long it goes on after `close`. */
  readonly drainSeconds?: number | undefined;
}

/** Listens on a port. Throws the system's error when the port is in use or the address does not exist. */
export async function listen({ port = 0, host = '127.0.0.1', drainSeconds = 0 }: ListenOptions) {
  let app: Hono = starting;
  let isStopping = false;
  // SAFETY: without `createServer` the adapter creates a plain HTTP server.
  const server = serve({
    fetch: (request, env) => (isStopping ? closeAfter(app.fetch(request, env)) : app.fetch(request, env)),
    port,
    hostname: host,
    serverOptions,
  }) as Server;
  endStalledRequests(server);
  endUnreadResponses(server);
  await once(server, 'listening');
  const address = server.address();
  const actualPort = address !== null && typeof address === 'object' ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    /** Serves the app. Before this call every request gets a 503. */
    serve(next: Hono) {
      app = next;
    },
    /** Whether it is about to close: open connections may still send requests. */
    isStopping: () => isStopping,
    async close() {
      isStopping = true;
      if (drainSeconds > 0) await wait(drainSeconds * 1000);
      await stop(server);
    },
  };
}

/** Has the client close its connection after the response. */
async function closeAfter(pending: Response | Promise<Response>): Promise<Response> {
  const response = await pending;
  response.headers.set('Connection', 'close');
  return response;
}

async function stop(server: Server): Promise<void> {
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_REQUESTS_MS);
  // `server.close` waits for keep-alive connections, which become idle only when their request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(sweep);
  clearTimeout(timeout);
}
