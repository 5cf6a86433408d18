// The server's sources name a Worker's file as `new URL('./x.worker.ts', import.meta.url)`. The built file ends in .js and is in
// the same folder as all others.
import { readFile } from 'node:fs/promises';

const address = /new URL\('\.\/([\w.-]+)\.(?:ts|mjs)', import\.meta\.url\)/g;

/** The esbuild (tsup) plugin. */
export const esbuildWorkerFiles = () => ({
  name: 'worker-files',
  setup(build) {
    build.onLoad({ filter: /demo[\\/]server[\\/].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { contents: code.replace(address, "new URL('./$1.js', import.meta.url)"), loader: 'ts' };
    });
  },
});
