import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/app/ports';
import { stop, until } from './processes';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The script of the elements, as a site would copy it to its own server. */
export const embedFolder = join(project, 'dist/embed');
export const pluginFolder = join(project, 'demo/embed/wordpress/pricebook');

/** A wiki or CMS on loopback. */
export interface Site {
  /** Name and version, for the report. */
  readonly name: string;
  readonly url: string;
  /** Publishes a page with this source text as an untrusted author would. Returns its address. */
  publish(source: string): Promise<string>;
  close(): Promise<void>;
}

/** A temporary folder and the processes of a site, which are stopped together. */
export interface PhpSite {
  readonly folder: string;
  readonly url: string;
  /** Runs PHP on the command line. Returns what it prints; throws when it fails. */
  php(args: readonly string[]): Promise<string>;
  /** Starts a process that ends with the site. */
  start(command: string, args: readonly string[]): void;
  /** Serves a folder at `url`. */
  serve(folder: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** Reserves a folder and a port for `setUp`. Stops all started processes if it throws. */
export async function createPhpSite<T>(name: string, setUp: (site: PhpSite) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `pricebook-${name}-`));
  const url = `http://127.0.0.1:${await freePort()}`;
  const processes: ChildProcess[] = [];
  const start = (command: string, args: readonly string[]) => {
    // PHP's server handles one request at a time otherwise, and these sites call themselves.
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
    processes.push(spawn(command, args, { stdio: 'ignore', env, detached: true }));
  };
  const close = async () => {
    for (const child of processes.reverse()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const site: PhpSite = {
    folder,
    url,
    start,
    close,
    async php(args) {
      const { stdout } = await promisify(execFile)('php', ['-d', 'display_errors=stderr', ...args]);
      return stdout.trim();
    },
    async serve(root, path) {
      start('php', ['-S', new URL(url).host, '-t', root]);
      await until(async () => (await fetch(`${url}${path}`)).ok, 'The web server');
    },
  };
  try {
    return await setUp(site);
  } catch (error) {
    await close();
    throw error;
  }
}
