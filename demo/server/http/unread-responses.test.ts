import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endUnreadResponses } from './unread-responses';

const large = Buffer.alloc(30_000_000);

/** A server that waits a second for its clients, and a paused connection that has sent requests; `closed` resolves once the responses are. */
async function startRequests(onRequest: RequestListener, requests = 1) {
  const server = createServer();
  endUnreadResponses(server, 1000);
  const ends: Promise<unknown>[] = [];
  const started = new Promise<void>((resolve) => {
    server.on('request', (request, response) => {
      ends.push(once(response, 'close'));
      if (ends.length === requests) resolve();
      onRequest(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // SAFETY: it listens on a port.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const head = 'GET / HTTP/1.1\r\nHost: test\r\n';
  socket.write(`${`${head}\r\n`.repeat(requests - 1)}${head}Connection: close\r\n\r\n`);
  await started;
  return { socket, closed: Promise.all(ends) };
}

/** The bytes that still arrive; after each 3 MB the client waits. */
async function readSlowly(socket: Socket, pauseMs: number): Promise<number> {
  let [size, pauses] = [0, 0];
  for await (const part of socket) {
    size += part.length;
    if (size < (pauses + 1) * 3_000_000) continue;
    pauses += 1;
    await wait(pauseMs);
  }
  return size;
}

describe('A response', { tags: 'PC54' }, () => {
  it('that nobody reads ends its connection', async () => {
    const { closed } = await startRequests((_, response) => response.end(large));
    await closed;
  });

  it('that nobody reads ends its connection, although another request was sent after it', async () => {
    const { closed } = await startRequests((_, response) => response.end(large), 2);
    await closed;
  });

  it('that nobody reads ends its connection while it is streamed', async () => {
    const { closed } = await startRequests((_, response) => void response.write(large));
    await closed;
  });

  it('that is read slowly is sent', async () => {
    const { socket } = await startRequests((_, response) => response.end(large));
    // Ten pauses, longer together than the server waits.
    expect(await readSlowly(socket, 150)).toBeGreaterThan(large.length);
  });

  it('that the server makes slowly is sent', async () => {
    const { socket } = await startRequests(async (_, response) => {
      await wait(1500);
      response.write('first, ');
      await wait(1500);
      response.end('last');
    });
    expect(await text(socket)).toMatch(/first, .*last/s);
  });
});
