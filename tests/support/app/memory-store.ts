import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Store } from '../../../demo/server/db/database';

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
const pglitePackage = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');

let empty: Promise<Blob> | undefined;

/**
 * An empty database in memory, copied from one that was made once for all tests: creating one takes seconds, a copy a fraction
 * of that. The server still migrates and seeds it.
 */
export async function memoryStore(): Promise<Store> {
  empty ??= emptyDatabase();
  return { kind: 'memory', copyOf: await empty };
}

async function emptyDatabase(): Promise<Blob> {
  // SAFETY: every package has a version.
  const { version } = JSON.parse(await readFile(pglitePackage, 'utf8')) as { readonly version: string };
  const file = join(cache, `empty-database-${version}.tar`);
  if (existsSync(file)) return openAsBlob(file);
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(cache, { recursive: true });
  // Another worker may do the same at the same time: a reader never finds half a file.
  const own = `${file}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, file);
  return dump;
}
