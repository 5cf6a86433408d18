// `npm run bench`: compares the speed of Pricebook with that of other libraries on the same tasks, as ratios.
import { bin, root, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, exitWithError } from './setup.mjs';

await ensureDependencies();
// The libraries to compare with are no dependencies of the project, and are only installed here.
const install = await run('npm', ['ci', '--prefix', `${root}/bench`, '--no-audit', '--no-fund'], { quiet: true });
if (install.code !== 0) exitWithError(`The libraries to compare with could not be installed:\n${install.output}`);
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
process.exit((await run(bin('tsx'), ['bench/main.ts', ...process.argv.slice(2)])).code);
