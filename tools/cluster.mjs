// `npm run cluster`: kills, freezes and switches PostgreSQL nodes, fills a disk and kills servers under load, with Patroni, etcd and HAProxy of Debian's packages, on
// loopback, in a temporary folder. `--install` installs missing packages, for which it has to be root.
import { bin, run } from '../scripts/run.mjs';
import { ensureBuild, ensureDependencies, exitWithError } from '../scripts/setup.mjs';

const packages = ['postgresql', 'patroni', 'python3-psycopg2', 'etcd-server', 'haproxy'];

const given = process.argv.slice(2);
const found = await Promise.all(packages.map((name) => run('dpkg-query', ['-W', name], { quiet: true })));
const missing = packages.filter((_, at) => found[at]?.code !== 0);
if (missing.length > 0) {
  const install = ['install', '-y', '--no-install-recommends', ...missing];
  if (!given.includes('--install')) exitWithError(`Debian packages are missing. Run: apt-get ${install.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run('apt-get', install, { env });
  if (code !== 0) exitWithError('The packages could not be installed (above). Run as root, on Debian.');
}

await ensureDependencies();
await ensureBuild();
process.exit((await run(bin('tsx'), ['tools/cluster/main.ts'])).code);
