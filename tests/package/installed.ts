import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import packed from '../../package.json' with { type: 'json' };
import { inProject } from './built-manifest';

/** A project that has installed the package. */
export interface Installed {
  readonly folder: string;
  readonly tarball: Uint8Array;
  /** Paths of the packed files. */
  readonly files: readonly string[];
  remove(): void;
}

const run = promisify(execFile);

/** Packs the package into a folder, as `npm pack` does. Resolves to the tarball's path and the paths of the packed files. */
export async function pack(folder: string): Promise<{ readonly tarball: string; readonly files: readonly string[] }> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: inProject(''),
    maxBuffer: 2 ** 26,
    // npm of Windows is a script.
    shell: process.platform === 'win32',
  });
  // SAFETY: this is the documented answer of `npm pack --json`.
  const [{ filename, files } = { filename: '', files: [] }] = JSON.parse(stdout) as {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}

/**
 * Packs the package and unpacks it into a fresh project, as an installation does; its dependencies are linked from this
 * project, so that no network is needed.
 */
export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'pricebook-installed-'));
  const modules = join(folder, 'node_modules');
  const home = join(modules, packed.name);
  mkdirSync(home, { recursive: true });
  const { tarball, files } = await pack(folder);
  await run('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  const wanted = [
    ...Object.keys({ ...packed.dependencies, ...packed.peerDependencies }),
    '@types/react',
    '@types/react-dom',
    'svelte',
    'vue',
  ];
  for (const name of wanted) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(inProject(`node_modules/${name}`), join(modules, name), 'junction');
  }
  return {
    folder,
    tarball: readFileSync(tarball),
    files,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
