// `npm run back-ends`: runs the journey of each area on back ends with other response formats, in tests/back-ends.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const env = { ...process.env, CHROMIUM_PATH, BACK_ENDS: 'all' };
process.exit((await run(bin('vitest'), ['run', 'tests/back-ends', ...process.argv.slice(2)], { env })).code);
