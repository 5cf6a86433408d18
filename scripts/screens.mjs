// `npm run screens`: pictures of every view, light and dark, 1280 and 390 wide, into screens/. With arguments, only the views so named.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
process.exit((await run(bin('tsx'), ['tests/screens/take.ts', ...process.argv.slice(2)])).code);
