import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The least that has to arrive of a request's body in each interval. */
export interface MinimumRate {
  readonly intervalMs: number;
  readonly bytes: number;
}

/** 1 kB/s: any usable connection is faster. */
const minimumRate: MinimumRate = { intervalMs: 30_000, bytes: 30_000 };

/**
 * Responds 408 to requests whose body arrives too slowly, or ends the connection if a response has begun. Node's `requestTimeout` does not: it is for the whole request, and has
 * to suit large files.
 */
export function endStalledRequests(server: Server, rate: MinimumRate = minimumRate): void {
  server.on('request', (request, response) => {
    if (!request.complete) watch(request, response, rate);
  });
}

function watch(request: IncomingMessage, response: ServerResponse, { intervalMs, bytes }: MinimumRate): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const check = (): void => {
    if (request.complete || socket.destroyed) {
      clearInterval(timer);
      return;
    }
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    // Bytes that arrived and were not read yet mean that the server is slow, not the client.
    if (received >= bytes || request.readableLength > 0) return;
    clearInterval(timer);
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  };
  // After the poll phase of the event loop: bytes that arrived while the server was busy count.
  const timer = setInterval(() => setImmediate(check), intervalMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
