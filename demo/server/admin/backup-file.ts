import { execFile } from 'node:child_process';
import { createReadStream, existsSync, openAsBlob, readdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { lockDataDir } from '../db/data-dir-lock';
import { type OpenDatabase, openDatabase, type Store, storeName } from '../db/database';
import { isEmpty } from '../db/migrate';
import { openPglitePool } from '../db/pglite-pool';
import { AdminError } from './admin-error';
import { openExistingDatabase } from './existing-database';

/** Where a .tar archive has the text `ustar`, in its first header. */
const TAR_MAGIC = 257;
const TAR_HEADER = 512;

/** Writes a backup of the whole database to a new file that only its owner can read. */
export async function backUp(store: Store, file: string): Promise<void> {
  // Created first, so that it is never readable for others and replaces nothing.
  const handle = await open(file, 'wx', 0o600).catch(() => {
    throw new AdminError(`${file} cannot be made: it exists already, or its folder does not.`);
  });
  try {
    const database = await openExistingDatabase(store);
    try {
      if (store.kind === 'postgres') await runPostgres('pg_dump', store.url, ['--format=custom', `--file=${file}`]);
      else await copyFolder(database, handle.createWriteStream());
    } finally {
      await database.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close().catch(() => {});
  }
}

async function copyFolder(database: OpenDatabase, target: Writable): Promise<void> {
  const copy = await database.copyFolder?.();
  if (copy === undefined) throw new AdminError('This database cannot be copied.');
  await pipeline(Readable.from(copy.stream()), createGzip(), target);
}

/** Restores a backup into an empty database or a new folder. */
export async function restore(store: Store, file: string): Promise<void> {
  if (!existsSync(file)) throw new AdminError(`There is no file ${file}.`);
  if (store.kind === 'postgres') return restorePostgres(store, file);
  if (store.kind !== 'folder') throw new AdminError('A backup is restored into a folder or PostgreSQL.');
  if (existsSync(store.path) && readdirSync(store.path).length > 0)
    throw new AdminError(`${store.path} is not empty: a backup is restored into a new folder.`);
  await requireWholeArchive(file);
  const lock = await lockDataDir(store.path);
  try {
    const archive = new File([await openAsBlob(file)], 'backup.tar.gz', { type: 'application/x-gzip' });
    const pool = await openPglitePool({ dataDir: store.path, loadDataDir: archive });
    await pool.end();
  } finally {
    lock.release();
  }
}

/** The archive is read to its end before a folder is made of it: a part would be a database that does not start. */
async function requireWholeArchive(file: string): Promise<void> {
  let start = Buffer.alloc(0);
  const readAll = async (parts: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of parts) if (start.length < TAR_HEADER) start = Buffer.concat([start, part]);
  };
  const problem = await pipeline(createReadStream(file), createGunzip(), readAll).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem === undefined && start.toString('latin1', TAR_MAGIC, TAR_MAGIC + 5) === 'ustar') return;
  throw new AdminError(
    `${file} is no backup of an embedded database, or is damaged (${problem ?? 'no .tar archive'}).`,
  );
}

async function restorePostgres(store: Store & { readonly kind: 'postgres' }, file: string): Promise<void> {
  const { db, close } = await openDatabase(store);
  try {
    if (!(await isEmpty(db)))
      throw new AdminError(`${storeName(store)} is not empty: a backup is restored into a new database.`);
  } finally {
    await close();
  }
  await runPostgres('pg_restore', store.url, ['--no-owner', '--single-transaction', file]);
}

/** Runs a program of PostgreSQL. The password is not part of its command line, which other users can see. */
async function runPostgres(program: string, url: string, options: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  await promisify(execFile)(program, [`--dbname=${address.href}`, ...options], { env }).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new AdminError(`${program} is not installed: it is part of PostgreSQL's client programs.`);
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new AdminError(`${program} failed: ${output}`);
  });
}
