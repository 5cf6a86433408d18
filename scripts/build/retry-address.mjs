// A module that was broken or never came is only asked for again under another address: what `loadChunk` has put under this
// symbol stands behind each file that is imported while it is there.
const suffix = '(globalThis[Symbol.for("pricebook.retry")]??"")';

/** For the files of script tags; whoever bundles the package has ways of their own. */
export const viteRetryAddress = () => ({
  name: 'retry-address',
  enforce: 'pre',
  // Vite's own looks for stylesheets first, of which there are none, and imports when the symbol is gone.
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g, `import("$2"+${suffix})`),
    map: null,
  }),
});
