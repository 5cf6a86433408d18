/** A stylesheet as text, bundled and minified (see scripts/css-text.mjs). */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
