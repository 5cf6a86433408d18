import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A port that is taken, and what answers on it. */
export interface Listener {
  /** For example `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** From now on the app answers; before, every request is answered 503. */
  serve(app: Hono): void;
  /** Takes no new requests, and waits for those in flight. */
  close(): Promise<void>;
}

/** How long requests in flight may take once the server is told to stop, in milliseconds. */
const LAST_REQUESTS_MS = 10_000;

const starting = new Hono().all('*', (c) => {
  const message = 'The server is starting. Please try again in a moment.';
  return c.json({ status: 503, message, data: null }, 503, { 'Retry-After': '1' });
});

/**
 * Takes a port.
 *
 * @throws the system's error when it is taken or there is no such address
 */
export async function listen({ port = 0, host = '127.0.0.1' }: { port?: number; host?: string }): Promise<Listener> {
  let app = starting;
  // SAFETY: without `createServer` the adapter makes a plain HTTP server.
  const server = serve({ fetch: (request, env) => app.fetch(request, env), port, hostname: host }) as Server;
  await once(server, 'listening');
  const address = server.address();
  const taken = address !== null && typeof address === 'object' ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    serve(ready) {
      app = ready;
    },
    close: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
}
