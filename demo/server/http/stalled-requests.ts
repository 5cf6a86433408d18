import type { IncomingMessage, Server } from 'node:http';

/** The least that has to arrive of a request's body in each interval. */
export interface MinimumRate {
  readonly intervalMs: number;
  readonly bytes: number;
}

/** 1 kB/s: any usable connection is faster. */
const minimumRate: MinimumRate = { intervalMs: 30_000, bytes: 30_000 };

/**
 * Ends requests whose body arrives more slowly, with 408. Otherwise a client could keep memory of the server for as long as it likes, as Node's own
 * limit is for a whole request and has to suit large files.
 */
export function endStalledRequests(server: Server, rate: MinimumRate = minimumRate): void {
  server.on('request', (request) => {
    if (!request.complete) watch(request, rate);
  });
}

function watch(request: IncomingMessage, { intervalMs, bytes }: MinimumRate): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    // What has arrived and is not read yet holds up the client, which is not to blame then.
    if (received >= bytes || request.readableLength > 0) return;
    clearInterval(timer);
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, intervalMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
