import css from './light-root.css?inline';

/** Keeps what stands in the light DOM usable and legible under a page's `* { … !important }`. */
export const lightRootStyle: string = css;
