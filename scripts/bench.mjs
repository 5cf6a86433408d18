// `npm run bench`: Pricebook side by side with others on the same work, as ratios.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
process.exit((await run(bin('tsx'), ['bench/main.ts', ...process.argv.slice(2)])).code);
