import css from './light-root.css?inline';

/** Keeps light-DOM content usable and legible under a page's `* { … !important }`. */
export const lightRootStyle: string = css;
