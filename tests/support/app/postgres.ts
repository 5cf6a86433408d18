import { type ChildProcess, type ExecFileException, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for one test. */
export interface PostgresServer {
  /** Of its database `postgres`. */
  readonly url: string;
  /** Creates an empty database and returns its address for `DATABASE_URL`. */
  newDatabase(): Promise<string>;
  /** Stops the server and removes its files. */
  close(): Promise<void>;
}

/** The folder with PostgreSQL's programs, or `undefined` if it is not installed. */
export const postgresPrograms: string | undefined = findPrograms();

function findPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...onPath, ...versions.map((version) => join(packaged, version, 'bin'))];
  return folders.find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Starts a PostgreSQL server with `initdb` in a temporary folder, on a free port of this machine only. PostgreSQL
 * refuses to run as root: there it runs as an unprivileged user.
 */
export async function startPostgres(): Promise<PostgresServer> {
  if (postgresPrograms === undefined) throw new Error('PostgreSQL is not installed: there is no initdb.');
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(postgresPrograms, 'initdb'), initdb, folder, user);

  const port = await freePort();
  const unsafeButQuick = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(join(postgresPrograms, 'postgres'), ['-D', data, ...listen, ...unsafeButQuick], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const address = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  try {
    await untilReady(address('postgres'), server);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }

  const url = address('postgres');
  return {
    url,
    newDatabase: () => newDatabaseAt(url),
    async close() {
      const ended = server.exitCode === null ? new Promise((resolve) => server.once('exit', resolve)) : undefined;
      // An immediate shutdown, which loses data.
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the server at the address, and returns the address of the database. */
export async function newDatabaseAt(server: string): Promise<string> {
  const name = `pricebook_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  return new URL(`/${name}`, server).href;
}

export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** The user to run as: for root `postgres` or `nobody`, else the current one. */
export async function unprivilegedUser(): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([account]) => account === name)).find(Boolean);
  const [, , uid, gid] = found ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('There is no user postgres or nobody to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
}

function run(program: string, parameters: readonly string[], cwd: string, user: User): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, _: string, stderr: string) =>
      error ? reject(new Error(`${program} failed: ${stderr}`)) : resolve();
    execFile(program, [...parameters], { cwd, ...user, encoding: 'utf8' }, done);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const giveUp = Date.now() + 30_000;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || Date.now() > giveUp) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
