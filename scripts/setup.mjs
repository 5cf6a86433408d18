import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root, run } from './run.mjs';

/** Ends the process with one line that says what is wrong and what to do. */
export function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    exitWithError(
      `Pricebook needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

/** Whether the installed packages are those of the lock file, by content, because a checkout changes the times of files. */
function isInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional === true || installed[path]?.version === wanted.version,
  );
}

/** Installs the packages of the lock file unless they are there. Ends the process when that fails. */
export async function ensureDependencies() {
  checkNode();
  if (isInstalled()) return;
  // Standard output may be the JSON of a command.
  console.error('Installing packages …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true });
  if (code === 0) return;
  exitWithError(`${output}\nThe packages could not be installed (npm ci, above). Check the connection and try again.`);
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const apt = async (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-qq', ...args];
    return (await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })).code === 0;
  };
  console.log('Installing Chromium for the browser tests …');
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  // Ubuntu has no package of the headless one.
  return (await apt('update')) && ((await install('chromium-headless-shell')) || (await install('chromium')));
}

/** Path of a Chromium, installed by apt-get where there is none. Ends the process with what to do when that is not possible. */
export async function ensureBrowser() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && (await installChromium())) {
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  return exitWithError(
    'The browser tests need Chromium or Chrome, and none was found. Install one, or set CHROMIUM_PATH to its program.',
  );
}

/** Builds `dist/` where it is older than its sources. Ends the process when the build fails. */
export async function ensureBuild() {
  const { code } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) exitWithError('The build failed (above).');
}
