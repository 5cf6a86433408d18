import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { endStalledRequests } from './http/stalled-requests';
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
  const message = 'The server is starting. Please try again in a moment.';
  return c.json({ status: 503, message, data: null }, 503, { 'Retry-After': '1' });
});

/** Listens on a port. Throws the system's error when the port is in use or the address does not exist. */
export async function listen({ port = 0, host = '127.0.0.1' }: { port?: number; host?: string }) {
  let app: Hono = starting;
  let isStopping = false;
  // SAFETY: without `createServer` the adapter creates a plain HTTP server.
  const server = serve({
    fetch: (request, env) => app.fetch(request, env),
    port,
    hostname: host,
    serverOptions,
  }) as Server;
  endStalledRequests(server);
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
    close() {
      isStopping = true;
      return stop(server);
    },
  };
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
