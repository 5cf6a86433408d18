import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on this machine only; 0 is any free port. Returns the port. */
export async function listenLocally(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  // Rejects when the server emits an error instead.
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server, 0);
  server.close();
  return port;
}
