import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Any connection that is in use passes a byte on in this time. */
const UNREAD_MS = 2 * 60_000;

/**
 * Ends connections whose client does not read its response: each holds the rest of it in memory, for ever by Node's default. Time that
 * the server takes to respond, or to go on with a response, does not count.
 */
export function endUnreadResponses(server: Server, ms: number = UNREAD_MS): void {
  const unfinished = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.setTimeout(ms, (socket) => {
    // Responses are sent in the order of their requests.
    const [next] = unfinished.get(socket) ?? [];
    if (next === undefined || socket.writableLength > 0) socket.destroy();
    // Otherwise the timeout would happen only once.
    else socket.setTimeout(ms);
  });
}
