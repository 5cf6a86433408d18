// `npm run bench`: Pricebook side by side with others on the same work, as ratios.
import { bin, root, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, giveUp } from './setup.mjs';

await ensureDependencies();
// The rivals are no dependencies of the product: they are installed for this alone.
const rivals = await run('npm', ['ci', '--prefix', `${root}/bench`, '--no-audit', '--no-fund'], { quiet: true });
if (rivals.code !== 0) giveUp(`The libraries to compare with could not be installed:\n${rivals.output}`);
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
process.exit((await run(bin('tsx'), ['bench/main.ts', ...process.argv.slice(2)])).code);
