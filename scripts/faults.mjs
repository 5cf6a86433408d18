// `npm run faults`: tests every call with every fault, in tests/faults. `npm run faults -- -t "price/"`: some of them.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const env = { ...process.env, CHROMIUM_PATH, FAULTS: 'all' };
process.exit((await run(bin('vitest'), ['run', 'tests/faults', ...process.argv.slice(2)], { env })).code);
