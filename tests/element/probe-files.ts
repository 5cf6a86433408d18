import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { viteCssText } from '../../scripts/build/css-text.mjs';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const probe = { elements: path('probe/elements.ts'), 'react-page': path('probe/react-page.tsx') };

/**
 * Builds the probe, or other files, as the product is built, once for the tests of a file; with React's development build, in
 * which StrictMode runs effects twice, if asked for. Returns the folder; read it inside them.
 */
export function probeFiles(
  input: Readonly<Record<string, string>> = probe,
  react: 'production' | 'development' = 'production',
): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricebook-probe-'));
    await build({
      configFile: false,
      root: path('../..'),
      logLevel: 'error',
      publicDir: false,
      // The Worker's address is relative to the script that starts it.
      base: './',
      plugins: [viteCssText()],
      // Vitest's NODE_ENV would select React's development JSX.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': JSON.stringify(react) },
      build: {
        outDir: folder,
        target: 'es2022',
        minify: false,
        modulePreload: false,
        rollupOptions: {
          preserveEntrySignatures: 'strict',
          input,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
