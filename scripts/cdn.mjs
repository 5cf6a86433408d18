// `npm run cdn -- <folder>`: writes the scripts for a CDN, as docs/versioning.md describes, by default to `dist/cdn`.
import { join, resolve } from 'node:path';
import { writeCdnFolder } from './build/cdn-folder.mjs';
import { root } from './run.mjs';
import { ensureBuild, ensureDependencies, exitWithError } from './setup.mjs';

const [target = join(root, 'dist/cdn')] = process.argv.slice(2);
await ensureDependencies();
await ensureBuild();
try {
  for (const folder of writeCdnFolder(join(root, 'dist/embed'), resolve(target))) console.log(folder);
} catch (error) {
  exitWithError(error.message);
}
