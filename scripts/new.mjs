// `npm run new -- suppliers supplier SUPPLIER_NAME "CITY:City" "STATUS:Status:status"`: writes a list area with these fields.
import { bin, run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
const { code } = await run(bin('tsx'), ['scripts/new/write-area.ts', ...process.argv.slice(2)]);
if (code !== 0) process.exit(code);
await run(bin('tsx'), ['scripts/areas/write-derived.ts']);
const paths = ['src', 'demo', 'tests'];
process.exit((await run(bin('biome'), ['check', '--write', ...paths], { quiet: true })).code);
