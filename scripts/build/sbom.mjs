import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Writes the bills of materials (CycloneDX) of the widgets and of the server into their folders. npm's own `--omit=dev` leaves
 * out packages that tools use too, such as React and nodemailer: what is shipped follows from the dependencies instead. It
 * names a project after its folder, so that the name is replaced.
 */
export async function writeSboms(dist) {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const everything = JSON.parse(stdout);
  const { packages } = readJson('package-lock.json');
  const refOf = (name) =>
    `${packages[`node_modules/${name}`].name ?? name}@${packages[`node_modules/${name}`].version}`;
  const { name, dependencies, peerDependencies } = readJson('package.json');
  // The built scripts contain React, which is a peer dependency of the package.
  const widgets = Object.keys({ ...dependencies, ...peerDependencies }).map(refOf);
  const server = everything.components.find((one) => one['bom-ref'].startsWith('pricebook-server@'));
  const serverPackages = Object.keys(readJson('demo/server/package.json').dependencies).map(refOf);
  const optional = optionalPeers(packages);
  write(
    join(dist, 'embed/sbom.cdx.json'),
    select(everything, { ...everything.metadata.component, name }, widgets, optional),
  );
  write(
    join(dist, 'server/sbom.cdx.json'),
    select(everything, { ...server, name: 'pricebook-server' }, serverPackages, optional),
  );
}

const write = (path, bom) => writeFileSync(path, `${JSON.stringify(bom, null, 1)}\n`);

/** By package, the names of its optional peer dependencies, which are installed for tools only. */
function optionalPeers(packages) {
  const entries = Object.entries(packages).map(([path, { name, version, peerDependenciesMeta = {} }]) => [
    `${name ?? path.split('node_modules/').at(-1)}@${version}`,
    Object.keys(peerDependenciesMeta).filter((peer) => peerDependenciesMeta[peer].optional),
  ]);
  return new Map(entries);
}

/** The part of a bill of materials that a component needs, directly or not. */
function select(bom, component, direct, optional) {
  const uses = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const needs = (ref) =>
    (uses.get(ref) ?? []).filter((used) => !(optional.get(ref) ?? []).some((peer) => used.startsWith(`${peer}@`)));
  const found = new Set(direct);
  for (const ref of found) for (const used of needs(ref)) found.add(used);
  return {
    ...bom,
    metadata: { ...bom.metadata, component },
    components: bom.components.filter((one) => found.has(one['bom-ref'])),
    dependencies: [
      { ref: component['bom-ref'], dependsOn: direct },
      ...[...found].map((ref) => ({ ref, dependsOn: needs(ref) })),
    ],
  };
}
