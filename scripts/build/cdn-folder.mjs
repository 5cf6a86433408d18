import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const integrityOf = (folder) => readFileSync(join(folder, 'integrity.json'), 'utf8');

/**
 * Copies the built scripts for a CDN: to `<target>/<version>/`, which never changes once it is published, and to `<target>/<major>/`,
 * which each version of that major updates. Returns both folders. Throws when this version was published with other files.
 */
export function writeCdnFolder(built, target) {
  const { version } = JSON.parse(integrityOf(built));
  const exact = join(target, version);
  if (existsSync(exact) && integrityOf(exact) !== integrityOf(built))
    throw new Error(
      `${exact} has other files of version ${version}, and pages may pin their hashes. Raise the version in package.json, or remove that folder if it was never published.`,
    );
  const major = join(target, version.split('.')[0]);
  // The former version's files stay in the folder of the major, because open pages may load a part of it later.
  for (const folder of [exact, major]) {
    cpSync(built, folder, { recursive: true, filter: (file) => !file.endsWith('/pricebook.js') });
    // The last, so that it never names a file that is not there yet.
    cpSync(join(built, 'pricebook.js'), join(folder, 'pricebook.js'));
  }
  return [exact, major];
}
