import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite } from 'vite';
import { inProject } from '../built-manifest';
import type { Installed } from '../installed';

/** esbuild does not copy the Worker's file: an application builds it as an entry of its own, and configures it. */
export type Bundle = 'vite' | 'esbuild' | 'esbuild-own-worker';

const html = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"><body><script type="module" src="${script}"></script></body></html>`;

const define = { 'process.env.NODE_ENV': '"production"' };

/** Bundles an application of the installed package, with the bundler's default settings. Resolves to the folder of its page. */
export async function bundle({ folder }: Installed, kind: Bundle): Promise<string> {
  const sources = join(folder, 'applications');
  const outDir = join(folder, kind);
  cpSync(inProject('tests/package/applications'), sources, { recursive: true });
  mkdirSync(outDir);
  if (kind === 'vite') {
    writeFileSync(join(sources, 'index.html'), html('./default.tsx'));
    await buildByVite({
      root: sources,
      configFile: false,
      logLevel: 'error',
      // Vitest's NODE_ENV would select React's development JSX.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define,
      build: { outDir },
    });
    return outDir;
  }
  const hasOwnWorker = kind === 'esbuild-own-worker';
  await buildByEsbuild({
    absWorkingDir: folder,
    entryPoints: {
      app: join(sources, hasOwnWorker ? 'own-worker.tsx' : 'default.tsx'),
      ...(hasOwnWorker && { 'sheet-worker': 'pricebook/sheet-worker' }),
    },
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define,
  });
  writeFileSync(join(outDir, 'index.html'), html('./app.js'));
  return outDir;
}
