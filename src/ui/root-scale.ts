/** Text size of a page, in px, for which sizes in px are made. */
const usual = 16;

/**
 * How much larger the text of the page's root is than usual, at least 1: a size in px that holds text grows with it, as those of the stylesheets
 * do by `rem`. 1 without a document.
 */
export function rootScale(): number {
  if (typeof document === 'undefined') return 1;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / usual || 1);
}
