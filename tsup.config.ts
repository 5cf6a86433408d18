import { defineConfig } from 'tsup';
import { esbuildCssText } from './scripts/css-text.mjs';
import { areas } from './src/areas';

// `dist/react`: the package that applications bundle themselves; React and the other dependencies stay imports.
export default defineConfig({
  outDir: 'dist/react',
  entry: {
    index: 'src/index.ts',
    elements: 'src/elements.ts',
    ...Object.fromEntries(areas.map((area) => [`elements/${area}`, `src/widgets/${area}/element.ts`])),
  },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  dts: true,
  silent: true,
  noExternal: [/\.css\?inline$/],
  define: { __PRICEBOOK_FILES__: 'false' },
  esbuildPlugins: [esbuildCssText()],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
