import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { servePreview } from '../../package/applications/serve-preview';
import { stop, until } from '../processes';

/** One folder an application. */
const sources = fileURLToPath(new URL('../apps/', import.meta.url));

/** Applications that share the folder of another one, and are built by a script of their own. */
const variants: Readonly<Record<string, { readonly folder: string; readonly script: string }>> = {
  'next-webpack': { folder: 'next', script: 'build:webpack' },
};

export const applicationNames: readonly string[] = [...readdirSync(sources), ...Object.keys(variants)].sort();

const isWindows = process.platform === 'win32';
// A framework's own telemetry has no business on a machine that tests.
const env = {
  ...process.env,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/** Runs npm in a folder. Throws with the output when it fails. */
async function npm(folder: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)('npm', args, { cwd: folder, env, maxBuffer: 2 ** 26, shell: isWindows }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`);
    },
  );
}

/** Copies an application into the folder, installs the tarball and its packages, and builds it by its own command. */
export async function buildApplication(name: string, folder: string, tarball: string): Promise<void> {
  const { folder: source, script } = variants[name] ?? { folder: name, script: 'build' };
  cpSync(join(sources, source), folder, { recursive: true });
  await npm(folder, 'install', '--no-audit', '--no-fund', tarball);
  await npm(folder, 'run', script);
}

/** Serves a built application: by its script `start`, if it has one, else its folder `dist`. */
export async function serveApplication(folder: string, port: number): Promise<{ close(): Promise<void> }> {
  // SAFETY: each application's package.json has scripts.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  if (scripts.start === undefined) {
    if (!existsSync(join(folder, 'dist/index.html'))) throw new Error('The build has no dist/index.html.');
    return servePreview(join(folder, 'dist'), port);
  }
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
    shell: isWindows,
  });
  const close = () => stop(server);
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok, 'The application');
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
