import { execFile } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { Store } from '../../../demo/server/db/database';

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
const pglitePackage = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');

let file: Promise<string> | undefined;

/**
 * An empty database in memory, copied from one that was created once for all tests: creating one takes seconds, a copy a fraction
 * of that. The server still migrates and seeds it.
 */
export async function memoryStore(): Promise<Store> {
  return { kind: 'memory', copyOf: await openAsBlob(await emptyDatabase()) };
}

/** Copies the same empty database into a folder, for `DATA_DIR`. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await emptyDatabase(), '-C', folder]);
}

/** Path of a .tar file of the empty database. */
function emptyDatabase(): Promise<string> {
  file ??= makeEmptyDatabase();
  return file;
}

async function makeEmptyDatabase(): Promise<string> {
  // SAFETY: every package has a version.
  const { version } = JSON.parse(await readFile(pglitePackage, 'utf8')) as { readonly version: string };
  const path = join(cache, `empty-database-${version}.tar`);
  if (existsSync(path)) return path;
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(cache, { recursive: true });
  // Another worker may do the same concurrently. The first one's file remains: a blob of a replaced file cannot be read.
  const own = `${path}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await link(own, path).catch((error) => {
    if (!existsSync(path)) throw error;
  });
  await unlink(own);
  return path;
}
