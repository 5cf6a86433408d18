import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { viteCssText } from './scripts/css-text.mjs';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const suite = (name: string, include: readonly string[], testTimeout: number, globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: [...include], environment: 'node' as const, testTimeout, hookTimeout: 60_000, globalSetup },
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
  // As shipped from node_modules, sonner would keep its <style>: see scripts/css-text.mjs.
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
    sequence: { shuffle: true },
    // Files share what they import, most of all the compiled database: each for itself would take half as long again.
    isolate: false,
    // No file runs long enough for the database, which is WebAssembly, to be worth optimising: that took a third of the time.
    execArgv: ['--liftoff-only'],
    // Most of a test is waiting for another process: with three, two cores were idle for a quarter of the time.
    maxWorkers: 4,
    projects: [
      suite(
        'unit',
        [
          'src/**/*.test.{ts,tsx}',
          'demo/{host,server}/**/*.test.ts',
          'scripts/**/*.test.ts',
          'tests/sheet/**/*.test.ts',
        ],
        10_000,
      ),
      suite('contract', ['tests/contract/**/*.test.ts', 'tests/api/**/*.test.ts'], 60_000, [
        path('tests/support/shared-postgres.ts'),
      ]),
      suite('browser', ['tests/{ui,element,e2e,package,support,requirements}/**/*.test.ts'], 60_000),
    ],
  },
}));
