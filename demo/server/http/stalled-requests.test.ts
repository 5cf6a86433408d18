import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { endStalledRequests } from './stalled-requests';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that wants 1000 bytes each 200 ms, and a connection that has sent a request of a body of this size. */
async function startRequest(onRequest: RequestListener, size: number): Promise<Socket> {
  const server = createServer(onRequest);
  endStalledRequests(server, { intervalMs: 200, bytes: 1000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // SAFETY: it listens on a port.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(
    () => socket.destroy(),
    () => server.close(),
  );
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
  return socket;
}

const respondWithSize: RequestListener = async (request, response) => {
  response.end(`size ${(await text(request)).length}`);
};

/** Sends so many bytes each 50 ms until the connection ends. */
function drip(socket: Socket, bytes: number): void {
  const timer = setInterval(() => socket.write('x'.repeat(bytes)), 50);
  socket.on('close', () => clearInterval(timer)).on('error', () => {});
}

it('A request whose body stalls gets 408', { tags: 'GS14' }, async () => {
  let onError = (_: unknown): void => {};
  const failed = new Promise<unknown>((resolve) => {
    onError = resolve;
  });
  const socket = await startRequest((request) => text(request).catch(onError), 100_000);
  drip(socket, 10);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(await failed).toMatchObject({ message: 'aborted' });
});

it('A request that stalls after its response began gets no second one', { tags: 'GS14' }, async () => {
  const socket = await startRequest((request, response) => {
    request.on('error', () => {}).resume();
    response.writeHead(413, { 'Content-Length': 100 }).write('too large');
  }, 100_000);
  drip(socket, 10);
  const received = await text(socket);
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).not.toContain('408');
});

it('A request whose body arrives slowly, but fast enough, succeeds', { tags: 'GS14' }, async () => {
  const socket = await startRequest(respondWithSize, 20_000);
  drip(socket, 1000);
  expect(await text(socket)).toContain('size 20000');
});

it('A request whose body the server reads late succeeds', { tags: 'GS14' }, async () => {
  const socket = await startRequest((request, response) => {
    setTimeout(() => respondWithSize(request, response), 1000);
  }, 2_000_000);
  socket.write('x'.repeat(2_000_000));
  expect(await text(socket)).toContain('size 2000000');
});

it('A request whose response takes long succeeds', { tags: 'GS14' }, async () => {
  const socket = await startRequest((request, response) => {
    setTimeout(() => respondWithSize(request, response), 1000);
  }, 10);
  socket.write('x'.repeat(10));
  expect(await text(socket)).toContain('size 10');
});
