import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { version } from './package.json';
import { viteCssText } from './scripts/build/css-text.mjs';
import { firstUseChunks, isFirstUseChunk } from './scripts/build/embed-chunks.mjs';
import { firstFiles } from './scripts/build/first-files.mjs';
import { viteLucidePath } from './scripts/build/lucide-path.mjs';
import { viteRetryAddress } from './scripts/build/retry-address.mjs';
import { areas, listAreas } from './src/areas';

// `dist/embed`: everything in it, for a script tag. By Vite and not by tsup, because Rolldown's chunks are fewer and its
// minifier's smaller: together 5 % of what a page loads.

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const elements = {
  page: path('src/embed/page/page-session.ts'),
  ...Object.fromEntries(areas.map((area) => [area, path(`src/widgets/${area}/element.ts`)])),
};

/** What the pages of one form are made of: one file, which packs better than many. */
const formParts =
  /\/src\/(ui\/(controls\/brand|form\/(form-page|frame|password-field|stacked-form|text-field))(\.tsx)?|widgets\/login\/(call-failed|email-field|focus-first-empty|problem\.view)\.tsx?|machines\/login\.context\.ts)$/;

/** XState with the login's machine: one file, which is requested again as a whole when it did not load. */
const machines =
  /\/node_modules\/(@?xstate|use-isomorphic-layout-effect)\/|\/src\/(widgets\/login\/login-actor|machines\/actors)\.ts$/;

/** All areas have dialogs, but none needs them before the first click. */
const dialogParts =
  /\/src\/ui\/(focused-in|text-around|overlays\/(dialog|confirm-dialog|scroll-lock|use-discard-prompt|use-leave-warning))(\.|$)/;

/** What the forms of records share, and no list needs before one opens. The text of a stylesheet has an ID without ending. */
const recordParts = /\/src\/(record\/(record\.messages|use-fetch)|ui\/form\/combobox(-choice|-styles)?)(\.tsx?)?$/;

/** What each language imports: it would count as shared by many, and no list but that of prices needs it. */
const priceParts = /\/src\/wire\/(decimal|level-ranges|price-[a-z]+|read-decimal|stored-text)\.ts$/;

/** The stylesheet of popups, which only the header has from the start. The text of a stylesheet has an ID without ending. */
const popupStyles = /\/src\/ui\/overlays\/(styles\.ts|menu)$/;

/** Drafts are read with the first form or editor. */
const draftParts = /\/src\/api\/drafts\/stored-drafts\.ts$/;

const isShared = (id: string) =>
  ![dialogParts, formParts, recordParts, priceParts, popupStyles, draftParts].some((parts) => parts.test(id));

/** Names of files stand in the scripts that a page loads first, so they are short; 7 characters are the fewest that Rolldown accepts. */
const nameOfChunk = ({ name }: { readonly name: string }) => `${name.replace('rolldown-', '')}.[hash:7].js`;

/** Built alone: whoever shares code with it would make it load more than itself. */
const auto = { pricebook: path('src/embed/auto.ts') };

export default defineConfig(({ mode }) => ({
  root: path('.'),
  // The Worker's address is told from where its neighbours lie.
  base: './',
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'sheet-worker.js', chunkFileNames: nameOfChunk } },
  },
  publicDir: false,
  plugins: [viteCssText(), viteRetryAddress(), viteLucidePath()],
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: path('scripts/build/lucide-icon.mjs') },
      // React 19 has what this package brings to older ones.
      { find: 'use-sync-external-store/shim/with-selector', replacement: path('scripts/build/with-selector.mjs') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^pricebook\/elements\/(.+)$/, replacement: `${path('src/widgets')}/$1/element.ts` },
    ],
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    __PRICEBOOK_VERSION__: JSON.stringify(version),
    // The elements have been built before.
    ...(mode === 'auto' && { __PRICEBOOK_FIRST_FILES__: JSON.stringify(firstFiles(path('dist/embed'), listAreas)) }),
  },
  build: {
    outDir: path('dist/embed'),
    emptyOutDir: false,
    target: 'es2022',
    // For error trackers. The package contains none, so its files do not refer to any.
    sourcemap: 'hidden',
    modulePreload: false,
    reportCompressedSize: false,
    license: mode === 'auto' ? false : { fileName: 'licenses.md' },
    rollupOptions: {
      input: mode === 'auto' ? auto : elements,
      preserveEntrySignatures: 'strict',
      treeshake: {
        // Marked by its package as anything; it only defines functions.
        moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }],
        // No code here or in a dependency reads a property for its getter's effect alone.
        propertyReadSideEffects: false,
      },
      // Flat, so that a file finds the others beside itself.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: nameOfChunk,
        // After the minifier, which drops comments. The hint makes V8 compile all functions while the file arrives, off the
        // main thread: most of them run before the first paint.
        postBanner({ isEntry, name }) {
          if (isEntry) return `/*! pricebook ${version} | MIT */`;
          return isFirstUseChunk(name) ? '//# allFunctionsCalledOnLoad' : '';
        },
        // What every area needs comes as one file, which packs better than many.
        codeSplitting:
          mode === 'auto'
            ? false
            : {
                groups: [
                  {
                    name: 'core',
                    test: isShared,
                    minShareCount: areas.length - 1,
                  },
                  { name: 'popup-styles', test: popupStyles },
                  { name: 'forms', test: formParts },
                  ...firstUseChunks,
                  { name: 'machines', test: machines },
                  { name: 'dialog', test: dialogParts },
                  { name: 'record', test: recordParts },
                ],
              },
      },
      onwarn(warning, warn) {
        // "use client" means nothing in a bundle for the browser.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
