// The server names a Worker's file as `new URL('./x.worker.ts', import.meta.url)`, which its sources run as it is. In what
// is built the same file ends in .js and lies beside the others.
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
