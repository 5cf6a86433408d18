// When a module has failed to load, browsers request it again only at another URL. While `loadChunk` has set the value of this
// symbol, it is appended to the address of each imported file.
const suffix = '(globalThis[Symbol.for("pricebook.retry")]??"")';

/** For the files of script tags; applications that bundle the package have their own way. */
export const viteRetryAddress = () => ({
  name: 'retry-address',
  enforce: 'pre',
  // Vite's own helper first looks for stylesheets, of which there are none, and imports after the symbol was removed.
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g, `import("$2"+${suffix})`),
    map: null,
  }),
});
