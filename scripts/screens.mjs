// `npm run screens`: pictures of every view, light and dark, 1280 and 390 wide, into screens/. With arguments, only the views so named.
// `npm run screens -- spoken` writes what a screen reader would say of them instead; with further arguments, only of the areas so named.
// `npm run screens -- spoken firefox` writes what Firefox gives it at each stop of the Tab key.
import { bin, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuild();
const given = process.argv.slice(2);
const [kind, ...names] = given;
const script =
  kind === 'spoken' && names[0] === 'firefox'
    ? ['tests/screens/spoken-firefox.ts']
    : kind === 'spoken'
      ? ['tests/screens/spoken.ts', ...names]
      : ['tests/screens/take.ts', ...given];
process.exit((await run(bin('tsx'), script)).code);
