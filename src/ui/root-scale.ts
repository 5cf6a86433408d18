/** A size in px that holds text, for a page with text of 16 px: it grows with the text of the page's root, as those of the stylesheets do by `rem`. */
export const scaled = (px: number): number =>
  typeof document === 'undefined'
    ? px
    : Math.round(px * Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16));
