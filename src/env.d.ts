/** A stylesheet as text, bundled and minified (see scripts/build/css-text.mjs). */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Address of a module that runs as a Worker, built as an entry of its own. */
declare module '*?worker&url' {
  const address: string;

  export default address;
}
