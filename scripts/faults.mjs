// `npm run faults`: tests every call with every fault, in tests/faults. `npm run faults -- -t "price/"`: some of them.
// `npm run faults -- day [seed]`: for ten minutes, somebody edits prices while everything fails. Prints its seed, which repeats the choices.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const [first, seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const isDay = first === 'day';
const chosen = isDay ? ['tests/faults/day'] : ['tests/faults', ...process.argv.slice(2)];
const env = {
  ...process.env,
  CHROMIUM_PATH,
  FAULTS: 'all',
  ...(isDay && { DAY_SECONDS: '600', DAY_SEED: seed }),
};
process.exit((await run(bin('vitest'), ['run', ...chosen], { env })).code);
