// `npm run test:engines`: the journeys of tests/engines in Chromium, Firefox and WebKit; `-- webkit` runs one of them.
// Installs Debian's packages with `--install` only, and fails where one is missing.
import { existsSync } from 'node:fs';
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, exitWithError } from './setup.mjs';

/** Debian's package and a program of it, by engine. */
const packages = {
  firefox: [['firefox-esr', '/usr/bin/firefox-esr']],
  webkit: [
    ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
    ['xvfb', '/usr/bin/Xvfb'],
  ],
};

const given = process.argv.slice(2);
const named = given.filter((name) => ['chromium', 'firefox', 'webkit'].includes(name));
const engines = named.length > 0 ? named : ['chromium', 'firefox', 'webkit'];
const missing = engines
  .flatMap((name) => packages[name] ?? [])
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);

if (missing.length > 0) {
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (!given.includes('--install')) {
    exitWithError(`Debian packages are missing. Run: ${command.join(' ')} (or add --install, as root).`);
  }
  const [program, ...rest] = command;
  const { code } = await run(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) exitWithError('The packages could not be installed (above). Run as root, on Debian.');
}

await ensureDependencies();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const env = { ...process.env, CHROMIUM_PATH, ENGINES: engines.join(',') };
const rest = given.filter((argument) => argument !== '--install' && !engines.includes(argument));
process.exit((await run(bin('vitest'), ['run', '--project', 'engines', ...rest], { env })).code);
