import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const integrityOf = (folder) => readFileSync(join(folder, 'integrity.json'), 'utf8');

/**
 * Copies the built scripts for a CDN: to `<target>/<version>/`, which never changes once it is published, and to `<target>/<major>/`,
 * which each version of that major replaces. Returns both folders. Throws when this version was published with other files.
 */
export function writeCdnFolder(built, target) {
  const { version } = JSON.parse(integrityOf(built));
  const exact = join(target, version);
  if (existsSync(exact) && integrityOf(exact) !== integrityOf(built))
    throw new Error(
      `${exact} has other files of version ${version}, and pages may pin their hashes. Raise the version in package.json, or remove that folder if it was never published.`,
    );
  const major = join(target, version.split('.')[0]);
  rmSync(major, { recursive: true, force: true });
  for (const folder of [exact, major]) cpSync(built, folder, { recursive: true });
  return [exact, major];
}
