/** Pixels between an anchor and its popover. */
const gap = 6;
/** Pixels between the popover and the window's edge. */
const margin = 8;

/** Alignment of a popover on its anchor's inline axis. */
type Alignment = 'start' | 'center' | 'end';

/**
 * Places an open popover below its anchor, or above it where there is more room, inside the window. Measured, because
 * CSS anchor positioning is not yet widely available.
 */
export function positionBelow(floating: HTMLElement, anchor: Element, alignment: Alignment): void {
  floating.style.maxBlockSize = '';
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - from.bottom - gap - margin;
  const above = from.top - gap - margin;
  const height = floating.offsetHeight;
  const isBelow = height <= below || below >= above;
  floating.style.maxBlockSize = `${Math.max(isBelow ? below : above, 0)}px`;
  floating.style.top = `${isBelow ? from.bottom + gap : Math.max(from.top - gap - height, margin)}px`;

  const width = floating.offsetWidth;
  const isLeft = (alignment === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const wished =
    alignment === 'center' ? from.left + (from.width - width) / 2 : isLeft ? from.left : from.right - width;
  floating.style.left = `${Math.max(margin, Math.min(wished, clientWidth - width - margin))}px`;
}
