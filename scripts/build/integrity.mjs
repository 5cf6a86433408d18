import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** Writes `integrity.json` beside the scripts of a folder: the version, and the hash of each for `integrity="…"`. */
export function writeIntegrity(folder) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const files = Object.fromEntries(names.sort().map((name) => [name, hashOf(readFileSync(join(folder, name)))]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify({ version, files }, undefined, 2)}\n`);
}

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
