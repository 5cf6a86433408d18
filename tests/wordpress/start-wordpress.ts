import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/app/ports';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** A WordPress of Debian's on a port of its own, with the plugin active. */
export interface WordPress {
  readonly url: string;
  /** Runs PHP inside it, as a file that has loaded WordPress; answers what it prints. */
  run(code: string): Promise<string>;
  /** Stops its processes and removes its folder. */
  close(): Promise<void>;
}

/** The password of its one administrator, `admin`. */
export const adminPassword = 'Pricebook-demo-1';

/** Sets WordPress up in a temporary folder: files, database and web server. Throws when one of them does not start. */
export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'pricebook-wordpress-'));
  const site = join(folder, 'site');
  const processes: ChildProcess[] = [];
  const close = async () => {
    for (const child of processes.reverse()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Debian's package has links into other packages: they are followed.
    cpSync('/usr/share/wordpress', site, { recursive: true, dereference: true });
    const plugin = join(site, 'wp-content/plugins/pricebook');
    cpSync(join(project, 'demo/embed/wordpress/pricebook'), plugin, { recursive: true });
    cpSync(join(project, 'dist/embed'), join(plugin, 'embed'), { recursive: true });

    const socket = join(folder, 'database.sock');
    processes.push(await startDatabase(folder, socket));
    const url = `http://127.0.0.1:${await freePort()}`;
    writeFileSync(join(site, 'wp-config.php'), configuration(url, socket));
    const run = (code: string) => runPhp(site, url, code);
    const install = `
      require ABSPATH . 'wp-admin/includes/upgrade.php';
      wp_install('Partners', 'admin', 'admin@pricebook.test', false, '', '${adminPassword}');
      switch_theme('twentytwentytwo');`;
    await runPhp(site, url, install, `define('WP_INSTALLING', true);`);
    await run(`
      require ABSPATH . 'wp-admin/includes/plugin.php';
      $failed = activate_plugin('pricebook/pricebook.php');
      if (is_wp_error($failed)) throw new Exception($failed->get_error_message());
    `);
    const server = spawn('php', ['-S', new URL(url).host, '-t', site], {
      stdio: 'ignore',
      // WordPress asks itself for things.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    });
    processes.push(server);
    await until(async () => (await fetch(`${url}/wp-login.php`)).ok, 'The web server');
    return { url, run, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'database');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await promisify(execFile)('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...user]);
  const first = join(folder, 'first.sql');
  writeFileSync(first, 'CREATE DATABASE IF NOT EXISTS wordpress;');
  const options = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${folder}/database.pid`, ...user];
  // Reached by its socket alone, and by whoever may open that.
  const database = spawn(
    'mariadbd',
    ['--no-defaults', ...options, '--skip-networking', '--skip-grant-tables', `--init-file=${first}`],
    { stdio: 'ignore', detached: true },
  );
  await until(async () => existsSync(socket), 'The database');
  return database;
}

const configuration = (url: string, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', dirname(__DIR__) . '/debug.log');
define('AUTH_KEY', 'for one trial on loopback');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** `first` comes before WordPress is loaded. */
async function runPhp(site: string, url: string, code: string, first = ''): Promise<string> {
  const text = `$_SERVER['HTTP_HOST'] = '${new URL(url).host}'; ${first} require '${site}/wp-load.php'; ${code}`;
  const { stdout } = await promisify(execFile)('php', ['-d', 'display_errors=stderr', '-r', text]);
  return stdout.trim();
}

async function until(isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(200)) {
    if (await isThere().catch(() => false)) return;
  }
  throw new Error(`${what} did not start within a minute.`);
}

/** With what it has started itself: it leads a group of its own. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}
