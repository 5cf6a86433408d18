/** Pixels between an anchor and its popover. */
const gap = 6;
/** Pixels between the popover and the window's edge. */
const margin = 8;

/** Alignment of a popover with its anchor, in inline direction. */
type Alignment = 'start' | 'center' | 'end';

/** Places an open popover below or above its anchor; measured, as CSS anchor positioning is not widely available. */
export function positionBelow(floating: HTMLElement, anchor: Element, alignment: Alignment): void {
  floating.style.maxBlockSize = '';
  const page = document.documentElement;
  // Under CSS `zoom`, getBoundingClientRect and clientWidth return zoomed pixels, and lengths of styles are not zoomed; Safari
  // zooms only the window's size.
  const boxZoom = floating.currentCSSZoom ?? 1;
  const zoom = floating.currentCSSZoom ?? Number(getComputedStyle(page).zoom);
  const windowWidth = page.clientWidth / zoom;
  const box = anchor.getBoundingClientRect();
  const anchorBox = new DOMRect(box.x / boxZoom, box.y / boxZoom, box.width / boxZoom, box.height / boxZoom);
  const below = page.clientHeight / zoom - anchorBox.bottom - gap - margin;
  const above = anchorBox.top - gap - margin;
  const height = floating.offsetHeight;
  const isBelow = height <= below || below >= above;
  floating.style.maxBlockSize = `${Math.max(isBelow ? below : above, 0)}px`;
  floating.style.top = `${isBelow ? anchorBox.bottom + gap : Math.max(anchorBox.top - gap - height, margin)}px`;

  const width = floating.offsetWidth;
  const alignsLeft = (alignment === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const preferred =
    alignment === 'center'
      ? anchorBox.left + (anchorBox.width - width) / 2
      : alignsLeft
        ? anchorBox.left
        : anchorBox.right - width;
  floating.style.left = `${Math.max(margin, Math.min(preferred, windowWidth - width - margin))}px`;
}
