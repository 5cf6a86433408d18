// `npm run docs`: generates the pages of the elements, and the tables of README and theming guide, from the sources.
import { bin, run } from './run.mjs';
import { ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exit((await run(bin('tsx'), ['scripts/docs/write-docs.ts'])).code);
