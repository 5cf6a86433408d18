import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { viteCssText } from './scripts/build/css-text.mjs';
import { ByProject } from './tests/by-project.ts';
import { readRequirements } from './tests/requirements/requirements.ts';
import { everything, isSelection, selection } from './tests/selection.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const chosen = isSelection ? selection : everything;

const project = (name: keyof typeof chosen, testTimeout: number, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [...chosen[name].include],
    exclude: ['**/node_modules/**', ...chosen[name].exclude],
    environment: 'node' as const,
    testTimeout,
    hookTimeout: 120_000,
    // One second is too short on a busy machine with two cores.
    expect: { poll: { timeout: 30_000 } },
    globalSetup,
  },
});

export default defineConfig(({ mode }) => ({
  root: mode === 'test' ? path('.') : path('demo'),
  publicDir: false,
  plugins: [viteCssText(), react()],
  resolve: {
    alias: [
      { find: /^pricebook$/, replacement: path('src/index.ts') },
      { find: /^pricebook\/elements$/, replacement: path('src/elements.ts') },
      { find: /^pricebook\/elements\/(.+)$/, replacement: `${path('src/widgets')}/$1/element.ts` },
    ],
  },
  // The reader of spreadsheets loads its parts when it needs them.
  worker: { format: 'es' },
  // As shipped from node_modules, sonner would keep its <style>: see scripts/build/css-text.mjs.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: path('dist/host'),
    // `dist/` is empty already, and the embedding pages come into this folder at the same time.
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    // A data: address would need its own permission in the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: path('demo/index.html') },
  },
  test: {
    sequence: { shuffle: true, sequencer: ByProject },
    // Files share what they import, most of all the compiled database: each for itself would take half as long again.
    isolate: false,
    // No file runs long enough for the database, which is WebAssembly, to be worth optimising: that took a third of the time.
    execArgv: ['--liftoff-only'],
    // Most of a test is waiting for another process: with three, two cores were idle for a quarter of the time.
    maxWorkers: 4,
    // `npx vitest --tags-filter A001` runs the tests of a requirement; a tag without a row is an error.
    tags: readRequirements().map(({ id, text }) => ({ name: id, description: text })),
    projects: [
      project('unit', 60_000),
      project('contract', 300_000, isSelection ? [] : [path('tests/support/app/shared-postgres.ts')]),
      // The longest test takes 15 seconds alone, and took more than 120 on a busy machine.
      project('browser', 300_000),
      // `npm run test:engines` only: they need browsers that few machines have.
      ...(process.env.ENGINES === undefined ? [] : [project('engines', 300_000)]),
    ],
  },
}));
