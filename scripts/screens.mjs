// `npm run screens`: pictures of every view, light and dark, 1280 and 390 wide, into screens/. With arguments, only the views so named.
// `npm run screens -- spoken` writes what a screen reader would say of them instead; with further arguments, only of the areas so named.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const given = process.argv.slice(2);
const script =
  given[0] === 'spoken' ? ['tests/screens/spoken.ts', ...given.slice(1)] : ['tests/screens/take.ts', ...given];
process.exit((await run(bin('tsx'), script)).code);
