/**
 * A size in px for a page whose root has text of 16 px: larger where that text is larger, as the sizes in `rem` of the stylesheets are. As
 * it is without a document, or in one without styles.
 */
export function scaled(px: number): number {
  const text = typeof document === 'undefined' ? '' : getComputedStyle(document.documentElement).fontSize;
  return Math.round(px * Math.max(1, (Number.parseFloat(text) || 16) / 16));
}
