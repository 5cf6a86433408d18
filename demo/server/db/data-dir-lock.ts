import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the data folder open; two would destroy it. */
export class DataDirInUse extends Error {
  constructor(path: string) {
    super(`DATA_DIR ${path} is in use by another process: stop that one first, or choose another DATA_DIR.`);
    this.name = 'DataDirInUse';
  }
}

/** The right to open a data folder. */
export interface DataDirLock {
  release(): Promise<void>;
}

/** Long enough for a rival that found the same leftover socket to have replaced ours. */
const RIVAL_MS = 50;

/**
 * Takes the data folder for this process. The lock is a listening socket: the system ends it with the process, however
 * that ends, so that a killed server is never in its successor's way.
 *
 * @throws DataDirInUse
 */
export async function takeDataDir(path: string): Promise<DataDirLock> {
  const address = socketAddress(await realpath(path));
  if ((await holderAt(address)) !== undefined) throw new DataDirInUse(path);
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = await listen(address).catch((error: unknown) => {
    throw isTaken(error) ? new DataDirInUse(path) : error;
  });
  await new Promise((resolve) => setTimeout(resolve, RIVAL_MS));
  if ((await holderAt(address)) !== String(process.pid)) {
    server.close();
    throw new DataDirInUse(path);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket's path may be some 100 bytes long at most: the folder's own may be longer, its digest is not. */
function socketAddress(path: string): string {
  const name = `pricebook-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** The process number that listens at `address`, or `undefined` when nobody does. */
function holderAt(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
    });
    socket.on('end', () => resolve(said));
    socket.on('error', () => resolve(undefined));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.on('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
