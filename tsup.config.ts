import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import server from './demo/server/package.json' with { type: 'json' };
import { esbuildCssText } from './scripts/build/css-text.mjs';
import { esbuildWorkerAddress } from './scripts/build/worker-address.mjs';
import { esbuildWorkerFiles } from './scripts/build/worker-files.mjs';
import { areas } from './src/areas';

/**
 * `elements.js` imports the files of the elements, and shares no chunk with them: what registers an element then stands in
 * the very file that package.json names as having that effect, and no bundler leaves it out.
 */
const elementFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'element-files',
  setup(build) {
    build.onResolve({ filter: /^\.\/widgets\/[^/]+\/element$/ }, ({ path }) => ({
      path: path.replace(/^\.\/widgets\/([^/]+)\/element$/, './elements/$1.js'),
      external: true,
      sideEffects: true,
    }));
  },
};

/**
 * What the declarations are made from: one file an entry, all in one folder. tsup reads the whole project once for each folder
 * that an entry lies in, and keeps it: with a folder an area that was two seconds and 150 MB each, and more than Node has.
 */
function declarationEntries(sources: Readonly<Record<string, string>>): Record<string, string> {
  const folder = '.cache/declarations';
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(sources).map(([entry, source]) => {
      const file = `${folder}/${entry.replace('/', '-')}.ts`;
      writeFileSync(file, `export * from '../../${source}';\n`);
      return [entry, file];
    }),
  );
}

/** The folders of languages. */
const locales = readdirSync('src/locales', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const packageSources = {
  index: 'src/index',
  elements: 'src/elements',
  'sheet-worker': 'src/upload/worker/sheet.worker',
  ...Object.fromEntries(locales.map((code) => [`locales/${code}`, `src/locales/${code}/index`])),
  ...Object.fromEntries(areas.map((area) => [`elements/${area}`, `src/widgets/${area}/element`])),
};

const reactEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  elements: 'src/elements.ts',
  ...Object.fromEntries(locales.map((code) => [`locales/${code}`, `src/locales/${code}/index.ts`])),
  // Files of their own, so that a bundler can leave out the components that an application does not import.
  ...Object.fromEntries(areas.map((area) => [`components/${area}`, `src/widgets/${area}/index.ts`])),
  ...Object.fromEntries(areas.map((area) => [`elements/${area}`, `src/widgets/${area}/element.ts`])),
};

/**
 * Marks the entries for frameworks that render on a server: everything here uses the browser's state. Chunks are reached
 * through entries only, and bundlers print a warning for each file that is marked.
 */
const clientEntries: NonNullable<Options['plugins']>[number] = {
  name: 'client-entries',
  renderChunk(code, { type, entryPoint, map }) {
    const isEntry = type === 'chunk' && Object.values(reactEntries).includes(entryPoint ?? '');
    // Texts alone run anywhere.
    if (entryPoint?.startsWith('src/locales/')) return undefined;
    return isEntry ? { code: `'use client';\n${code}`, map: map ?? null } : undefined;
  },
};

// `dist/react`: the package that applications bundle themselves; React and the other dependencies stay imports.
const react: Options = {
  outDir: 'dist/react',
  entry: reactEntries,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  dts: { entry: declarationEntries(packageSources) },
  silent: true,
  noExternal: [/\.css\?inline$/],
  plugins: [clientEntries],
  esbuildPlugins: [elementFiles, esbuildCssText(), esbuildWorkerAddress()],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
};

// The Worker that reads spreadsheets is whole in one file: a bundler copies a file that is named by its address, and
// nothing that this imports.
const worker: Options = {
  outDir: 'dist/react',
  entry: { 'sheet-worker': 'src/upload/worker/sheet.worker.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  minify: true,
  silent: true,
  noExternal: [/.*/],
};

// The types of `dist/embed/pricebook.js`, whole in one file: a page copies that folder alone.
const scriptTagTypes: Options = {
  outDir: 'dist/embed',
  entry: declarationEntries({ pricebook: 'src/embed/auto' }),
  format: 'esm',
  dts: { only: true },
  silent: true,
};

// `dist/server`: the reference back end, whose packages stay imports. All files lie in one folder: they name Workers and
// `dist` by their own address.
const referenceServer: Options = {
  outDir: 'dist/server',
  entry: {
    main: 'demo/server/main.ts',
    admin: 'demo/server/admin/main.ts',
    'start-worker': 'demo/server/uploads/start-worker.mjs',
    'price-file.worker': 'demo/server/prices/upload/price-file.worker.ts',
    'product-file.worker': 'demo/server/products/upload/product-file.worker.ts',
    'typescript-thread': 'demo/server/exports/typescript-thread.mjs',
    'workbook.worker': 'demo/server/exports/workbook.worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  silent: true,
  removeNodeProtocol: false,
  external: [...Object.keys(server.dependencies), 'tsx'],
  esbuildPlugins: [esbuildWorkerFiles()],
};

export default defineConfig([react, worker, scriptTagTypes, referenceServer]);
