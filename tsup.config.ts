import { defineConfig, type Options } from 'tsup';
import { esbuildCssText } from './scripts/css-text.mjs';
import { areas } from './src/areas';

const elements = (folder: string) =>
  Object.fromEntries(areas.map((area) => [`${folder}${area}`, `src/widgets/${area}/element.ts`]));

const common: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  treeshake: false,
  silent: true,
  esbuildPlugins: [esbuildCssText()],
};

/** Everything in it, for a script tag. Flat, so that a file finds the others beside itself. */
const embed: Options = {
  ...common,
  outDir: 'dist/embed',
  minify: true,
  splitting: true,
  metafile: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"', __PRICEBOOK_FILES__: 'true' },
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.chunkNames = '[name]-[hash]';
    options.legalComments = 'linked';
    options.conditions = ['production', 'browser', 'import'];
  },
};

export default defineConfig([
  { ...embed, name: 'embed', entry: { page: 'src/embed/page.ts', ...elements('') } },
  { ...embed, name: 'auto', entry: { pricebook: 'src/embed/auto.ts' }, splitting: false, metafile: false },
  {
    ...common,
    name: 'react',
    outDir: 'dist/react',
    splitting: true,
    entry: { index: 'src/index.ts', elements: 'src/elements.ts', ...elements('elements/') },
    dts: true,
    noExternal: [/\.css\?inline$/],
    define: { __PRICEBOOK_FILES__: 'false' },
    esbuildOptions(options) {
      options.jsx = 'automatic';
    },
  },
]);
