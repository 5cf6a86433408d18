import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import server from '../../demo/server/package.json' with { type: 'json' };
import packed from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { inProject } from './built-manifest';

interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

// SAFETY: scripts/build/sbom.mjs has written it; the tests compare every value that they read.
const read = (path: string) => JSON.parse(readFileSync(inProject(path), 'utf8')) as Bom;

/** The package of the lock file that is installed under a name. */
function locked(name: string): string {
  const found = Object.entries(lock.packages).find(([path]) => path === `node_modules/${name}`)?.[1];
  if (found === undefined) throw new Error(`package-lock.json has no ${name}.`);
  return `${'name' in found && found.name ? found.name : name}@${'version' in found ? found.version : ''}`;
}

test.each([
  [
    'dist/server/sbom.cdx.json',
    'pricebook-server',
    [...Object.keys(server.dependencies), 'pg-protocol', 'pino-abstract-transport'],
  ],
  ['dist/embed/sbom.cdx.json', 'pricebook', [...Object.keys(packed.dependencies), 'react', 'react-dom', 'scheduler']],
])('%s lists the shipped packages, and no tools', { tags: 'GC02' }, (path, name, packages) => {
  const bom = read(path);
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', name]);
  const refs = bom.components.map((component) => component['bom-ref']);
  for (const expected of packages.map(locked)) expect(refs).toContain(expected);
  for (const tool of ['typescript', 'vite', 'vitest', '@types/react', 'smtp-server']) {
    expect(refs.filter((ref) => ref.startsWith(`${tool}@`))).toEqual([]);
  }
  for (const { purl } of bom.components) expect(purl).toMatch(/^pkg:npm\/.+@.+/);
  const known = new Set([...refs, `${packed.name}@${packed.version}`, `pricebook-server@${server.version}`]);
  for (const { ref, dependsOn } of bom.dependencies)
    for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
});
