import { execFile } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPhpSite, embedFolder, type PhpSite, pluginFolder, type Site } from './php-site';
import { until } from './processes';

/** A WordPress with the plugin active. */
export interface WordPress extends Site {
  /** Runs PHP after loading WordPress. Returns what it prints. */
  run(code: string): Promise<string>;
}

/** The password of its only administrator, `admin`. */
export const adminPassword = 'Pricebook-demo-1';

/** Installs Debian's WordPress in a temporary folder: files, database and web server. Throws if one of them fails to start. */
export const startWordPress = (): Promise<WordPress> => createPhpSite('wordpress', setUp);

async function setUp(site: PhpSite): Promise<WordPress> {
  const { folder, url } = site;
  const root = join(folder, 'site');
  // Debian's package links to files of other packages.
  cpSync('/usr/share/wordpress', root, { recursive: true, dereference: true });
  const plugin = join(root, 'wp-content/plugins/pricebook');
  cpSync(pluginFolder, plugin, { recursive: true });
  cpSync(embedFolder, join(plugin, 'embed'), { recursive: true });

  const socket = join(folder, 'database.sock');
  await startDatabase(site, socket);
  writeFileSync(join(root, 'wp-config.php'), configuration(url, socket));
  /** `first` runs before WordPress is loaded. */
  const run = (code: string, first = '') =>
    site.php(['-r', `$_SERVER['HTTP_HOST'] = '${new URL(url).host}'; ${first} require '${root}/wp-load.php'; ${code}`]);
  const install = `
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('Partners', 'admin', 'admin@pricebook.test', false, '', '${adminPassword}');
    switch_theme('twentytwentytwo');`;
  await run(install, `define('WP_INSTALLING', true);`);
  await run(`
    require ABSPATH . 'wp-admin/includes/plugin.php';
    $failed = activate_plugin('pricebook/pricebook.php');
    if (is_wp_error($failed)) throw new Exception($failed->get_error_message());
  `);
  await site.serve(root, '/wp-login.php');
  const publish = async (source: string) => {
    const id = await run(`echo wp_insert_post([
      'post_title' => 'Prices for our partners', 'post_status' => 'publish', 'post_type' => 'page', 'post_author' => 1,
      'post_content' => wp_slash(base64_decode('${Buffer.from(source).toString('base64')}')),
    ]);`);
    return `${url}/?page_id=${id}`;
  };
  return { name: `WordPress ${await run('echo get_bloginfo("version");')}`, url, run, publish, close: site.close };
}

async function startDatabase({ folder, start }: PhpSite, socket: string): Promise<void> {
  const data = join(folder, 'database');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await promisify(execFile)('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...user]);
  const first = join(folder, 'first.sql');
  writeFileSync(first, 'CREATE DATABASE IF NOT EXISTS wordpress;');
  const options = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${folder}/database.pid`, ...user];
  // Reachable only by its socket, by every user who may open that.
  start('mariadbd', ['--no-defaults', ...options, '--skip-networking', '--skip-grant-tables', `--init-file=${first}`]);
  await until(async () => existsSync(socket), 'The database');
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
