// `npm run hosts`: tests the elements inside WordPress, MediaWiki and DokuWiki of Debian's packages, on loopback, in temporary folders.
// `npm run hosts -- mediawiki`: one of them. `--install` installs missing packages, for which it has to be root.
// `npm run hosts -- apps`: applications of frameworks, built with the packed package and packages from the registry.
// `npm run hosts -- apps next vue`: some of them.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, exitWithError } from './setup.mjs';

const packages = [
  ...['wordpress', 'wordpress-theme-twentytwentytwo', 'mariadb-server-core', 'mediawiki', 'dokuwiki'],
  ...['php-cli', 'php-mysql', 'php-sqlite3', 'php-xml', 'php-mbstring', 'php-intl'],
];

/** Those of the packages that are not installed. */
async function missingPackages() {
  const results = await Promise.all(packages.map((name) => run('dpkg-query', ['-W', name], { quiet: true })));
  return packages.filter((_, at) => results[at]?.code !== 0);
}

async function ensurePackages(isAllowed) {
  const missing = await missingPackages();
  if (missing.length === 0) return;
  const advice = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (!isAllowed)
    exitWithError(`These sites need Debian's packages. Run \`npm run hosts -- --install\` as root, or: ${advice}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  const { code } = await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...missing], { env });
  if (code !== 0) exitWithError(`The packages could not be installed. As root, on Debian: ${advice}`);
}

const [first, ...others] = process.argv.slice(2);
const given = process.argv.slice(2).filter((one) => one !== '--install');
const isForApplications = first === 'apps';
await ensureDependencies();
if (!isForApplications) await ensurePackages(process.argv.includes('--install'));
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const command = isForApplications
  ? ['tests/hosts/applications/try-applications.ts', ...others]
  : ['tests/hosts/try-hosts.ts', ...given];
process.exit((await run(bin('tsx'), command)).code);
