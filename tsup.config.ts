import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { esbuildCssText } from './scripts/css-text.mjs';
import { esbuildWorkerAddress } from './scripts/worker-address.mjs';
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
function declarationEntries(): Record<string, string> {
  const folder = '.cache/declarations';
  const sources = {
    index: 'src/index',
    elements: 'src/elements',
    ...Object.fromEntries(areas.map((area) => [`elements/${area}`, `src/widgets/${area}/element`])),
  };
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(sources).map(([entry, source]) => {
      const file = `${folder}/${entry.replace('/', '-')}.ts`;
      writeFileSync(file, `export * from '../../${source}';\n`);
      return [entry, file];
    }),
  );
}

// `dist/react`: the package that applications bundle themselves; React and the other dependencies stay imports.
const react: Options = {
  outDir: 'dist/react',
  entry: {
    index: 'src/index.ts',
    elements: 'src/elements.ts',
    // Files of their own, so that a bundler can leave out the components that an application does not import.
    ...Object.fromEntries(areas.map((area) => [`components/${area}`, `src/widgets/${area}/index.ts`])),
    ...Object.fromEntries(areas.map((area) => [`elements/${area}`, `src/widgets/${area}/element.ts`])),
  },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  dts: { entry: declarationEntries() },
  silent: true,
  noExternal: [/\.css\?inline$/],
  // For frameworks that render on a server: everything here uses the browser's state.
  banner: { js: "'use client';" },
  define: { __PRICEBOOK_FILES__: 'false' },
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
  sourcemap: true,
  silent: true,
  noExternal: [/.*/],
};

export default defineConfig([react, worker]);
