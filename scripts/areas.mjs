// `npm run areas`: writes the lines that follow from `src/areas.ts` into the files that name each area.
import { bin, run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
process.exit((await run(bin('tsx'), ['scripts/areas/write-derived.ts'])).code);
