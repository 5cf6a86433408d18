import { connect, createServer } from 'node:net';
import { freePort } from '../../tests/support/app/ports';

/** A fixed address that forwards to one PostgreSQL, like a DNS name: open connections stay as they are. */
export interface Relay {
  readonly port: number;
  /** Forwards new connections to another port. */
  leadTo(port: number): void;
  /** Keeps the open connections, and forwards nothing more on them, like a network that lost them. New ones work. */
  silence(): void;
  close(): void;
}

/** Starts a relay to a port of this machine. */
export async function startRelay(target: number): Promise<Relay> {
  const port = await freePort();
  let current = target;
  const open = new Set<{ silence(): void }>();
  const server = createServer((client) => {
    const database = connect(current, '127.0.0.1');
    client.pipe(database).pipe(client);
    const connection = {
      silence() {
        // What arrives is discarded, so that the sender sees nothing.
        client.unpipe(database).resume();
        database.unpipe(client).resume();
      },
    };
    open.add(connection);
    client.on('close', () => open.delete(connection));
    client.on('error', () => database.destroy()).on('close', () => database.destroy());
    database.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return {
    port,
    leadTo(next) {
      current = next;
    },
    silence() {
      for (const connection of open) connection.silence();
    },
    close: () => server.close(),
  };
}
