// `npm run wordpress`: tries the plugin of demo/embed/wordpress in a WordPress of its own, on loopback, in a temporary folder.
// Installs Debian's packages where they are missing, for which it has to be root. Not part of `npm test`.
import { existsSync } from 'node:fs';
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, giveUp } from './setup.mjs';

const packages = ['wordpress', 'wordpress-theme-twentytwentytwo', 'php-cli', 'php-mysql', 'mariadb-server-core'];

async function ensureWordPress() {
  if (
    ['/usr/share/wordpress/wp-content/themes/twentytwentytwo', '/usr/bin/php', '/usr/sbin/mariadbd'].every(existsSync)
  )
    return;
  const apt = (...args) =>
    run('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  console.log(`Installing ${packages.join(', ')} … (Apache comes along, and is not used)`);
  await apt('update');
  const { code } = await apt('install', '-y', '--no-install-recommends', ...packages);
  if (code !== 0)
    giveUp(`The packages could not be installed. Run as root, on Debian: apt-get install ${packages.join(' ')}`);
}

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureWordPress();
await ensureBuild();
process.exit((await run(bin('tsx'), ['tests/wordpress/try-plugin.ts'])).code);
